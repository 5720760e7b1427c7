/** The HTML of a page with the widget on it. */

export const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';

/** `true` is an empty attribute, objects become JSON, and `undefined` and `false` leave the attribute out. */
export type Attributes = Readonly<Record<string, string | number | boolean | object | undefined>>;

export type ElementTag = 'auth-widget' | 'auth-reset-password' | 'auth-b2b-widget';

/** The tags that a server can print. */
export type PrintedTag = Exclude<ElementTag, 'auth-b2b-widget'>;

/** The script that registers a tag. */
const scriptOf = (tag: ElementTag): string =>
  tag === 'auth-b2b-widget' ? '/dist/auth-b2b-widget.js' : '/dist/auth-widget.js';

export interface HostPageOptions {
  /** HTML inside of the element. */
  readonly children?: string;
  /** Prints the element instead, as in printed.ts. */
  readonly print?: (tag: PrintedTag, attributes: Attributes) => string;
  /** HTML of the page around it. */
  readonly head?: string;
  readonly before?: string;
  readonly after?: string;
}

export function hostPage(tag: ElementTag, attributes: Attributes, options: HostPageOptions = {}): string {
  const { children = '', head = '', before = '', after = '', print } = options;
  const element =
    (tag === 'auth-b2b-widget' ? undefined : print?.(tag, { id: 'widget', ...attributes })) ??
    `<${tag} id="widget"${serialize(attributes)}>${children}</${tag}>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${head}
<script type="module" src="${scriptOf(tag)}"></script></head>
<body>${before}${element}${after}</body>
</html>`;
}

export function serialize(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => {
      if (value === true) return ` ${name}`;
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return ` ${name}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    })
    .join('');
}
