/** What a visitor needs who walks through the widget with the Tab key, aims badly, or has a small window. */
import type { Locator, Page } from '@playwright/test';
import { expect, type OpenWidget, type Widget } from './fixtures.ts';

/** Two buttons of the page, from which a walk starts. */
export const BUTTONS_AROUND = { before: '<button>Before</button>', after: '<button>After</button>' } as const;

/** Opens widgets between these buttons. */
export const between =
  (openWidget: OpenWidget): OpenWidget =>
  (attributes, options) =>
    openWidget(attributes, { ...options, ...BUTTONS_AROUND });

interface Stop {
  /** The name of the control; undefined outside of the widget. */
  readonly inside: string | undefined;
  readonly ringed: boolean;
}

/** Where the focus is. The passcode draws its ring around one of its boxes, and the country around the box of its list. */
function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const root = element?.getRootNode();
    if (element === null || !(root instanceof ShadowRoot)) return { inside: undefined, ringed: true };
    const isCode = element.getAttribute('name') === 'code';
    const own = element.closest('[part~=phone-country]') ?? element;
    const candidates = isCode ? [...root.querySelectorAll('[part~=passcode-box]')] : [own];
    const ringed = candidates.some((candidate) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const text = element.getAttribute('aria-label') ?? element.getAttribute('name');
    return { inside: text ?? element.textContent, ringed };
  });
}

/** A name without the seconds that a button counts down. */
const withoutSeconds = (name: string): string => name.replace(/ ?in \d+ s$/, '');

/** What Tab must reach, in order. Toasts are left out, since they come and go. */
async function stops({ element }: Widget): Promise<readonly string[]> {
  const names = await element.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll<HTMLElement>('button, input, select, a[href], [tabindex]') ?? [])]
      .filter((node) => node.tabIndex >= 0 && !node.matches(':disabled') && node.checkVisibility())
      .filter((node) => node.closest('[data-sonner-toaster]') === null)
      .map((node) => node.getAttribute('aria-label') ?? node.getAttribute('name') ?? node.textContent),
  );
  return names.map(withoutSeconds);
}

/** Tab reaches every control in order, each shows the focus, and the last one leads out; Shift+Tab leads back. */
export async function expectWalkable(widget: Widget): Promise<void> {
  const { page } = widget;
  const wanted = await stops(widget);
  const ways = [
    ['Before', 'Tab', wanted],
    ['After', 'Shift+Tab', wanted.toReversed()],
  ] as const;
  for (const [from, key, expected] of ways) {
    await page.getByRole('button', { name: from, exact: true }).focus();
    const visited: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press(key);
      const { inside, ringed } = await focused(page);
      if (inside === undefined) break;
      expect(ringed, `${inside} shows the focus`).toBe(true);
      visited.push(withoutSeconds(inside));
    }
    expect(
      visited.filter((name) => wanted.includes(name)),
      `the order of ${key}`,
    ).toEqual(expected);
  }
}

/** WCAG 2.2, 2.5.8: targets are at least 24 px high and wide, except for links within a sentence. */
export async function expectTargets(element: Locator): Promise<void> {
  const small = await element.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('button, input, select, a[href]') ?? [])]
      .filter((node) => node.checkVisibility() && node.closest('p') === null)
      .map((node) => ({ text: node.outerHTML.slice(0, 120), box: node.getBoundingClientRect() }))
      // The browser's rounding may take up to a quarter of a pixel.
      .filter(({ box }) => box.width < 23.75 || box.height < 23.75)
      .map(({ text, box }) => `${box.width} x ${box.height}: ${text}`),
  );
  expect(small, 'targets under 24 px').toEqual([]);
}

/** Nothing makes the page scroll sideways or sticks out of the widget. */
export async function expectNoOverflow({ page, element }: Widget, what: string): Promise<void> {
  const excess = await element.evaluate(({ shadowRoot }) => {
    const container = shadowRoot?.querySelector('[part=container]');
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth - clientWidth, container ? container.scrollWidth - container.clientWidth : -1];
  });
  expect(excess, `overflow of page and widget ${what}, at ${page.viewportSize()?.width} px`).toEqual([0, 0]);
}
