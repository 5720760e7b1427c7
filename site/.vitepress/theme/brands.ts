/** Brands to start from, and the tag that has them. */
import { type Nested, put } from '../../../src/kit/lib/objects.ts';

/** A theme by the paths of its tokens. */
export type Values = Readonly<Record<string, string>>;

export interface Brand {
  readonly look: 'classic' | 'modern';
  /** Where its colors are for one scheme only. */
  readonly scheme?: 'light' | 'dark';
  readonly values: Values;
}

export const brands = {
  Modern: { look: 'modern', values: {} },
  Classic: { look: 'classic', values: {} },
  Night: { look: 'modern', scheme: 'dark', values: { accent: '#b4a2ff', surface: '#16132a' } },
  Editorial: {
    look: 'modern',
    scheme: 'light',
    values: {
      accent: '#7a1f1f',
      surface: '#fbf6ec',
      fontFamily: 'Georgia, serif',
      'container.borderRadius': '0',
      'container.shadow': 'none',
      'buttons.primary.borderRadius': '0',
      'buttons.secondary.borderRadius': '0',
      'inputs.borderRadius': '0',
      'typography.headerSize': '28px',
      'typography.headerWeight': '400',
    },
  },
  Compact: {
    look: 'modern',
    values: {
      accent: '#0f766e',
      density: '0.85',
      'container.width': '340px',
      'buttons.fontSize': '14px',
      'typography.headerSize': '18px',
      'typography.bodySize': '14px',
      'typography.helperSize': '12px',
    },
  },
} as const satisfies Record<string, Brand>;

export type BrandName = keyof typeof brands;

export const brandNames = Object.keys(brands) as readonly BrandName[];

/** Nested, as the attribute `theme` takes it; undefined without any value. */
export function themeOf(values: Values): string | undefined {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  const nested = given.reduce<Nested>((theme, [path, value]) => put(theme, path.split('.'), value), {});
  return given.length === 0 ? undefined : JSON.stringify(nested);
}

const quoted = (text: string): string =>
  text.includes('"')
    ? `'${text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`
    : `"${text.replaceAll('&', '&amp;')}"`;

/** The tag with these attributes, a line for each. Those without a value are left out. */
export function tagOf(attributes: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries({ 'public-token': 'public-token-test-…', ...attributes })
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => `  ${name}=${quoted(value)}`);
  return `<auth-widget\n${lines.join('\n')}></auth-widget>`;
}
