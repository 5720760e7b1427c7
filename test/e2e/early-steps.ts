/** A form that is submitted before React is there. */
import type { Page } from '@playwright/test';
import { expect, type OpenWidget, type Widget } from './fixtures.ts';
import { type Held, holdRequests } from './hold.ts';

/** Of either flow. */
export const app = /\/chunks\/(b2b-)?app-/;
export const link = { products: 'emailMagicLinks' };
export const ADA = 'ada@example.com';

/** What a page hears of a link or a code that is sent. */
export const HEARD = ['auth-ready', 'auth-submit', 'auth-event', 'auth-screen'];

export const typesOf = async (widget: Widget): Promise<string[]> =>
  (await widget.events()).map(({ type }) => type);

/** Submits the form while the app's chunk is held back. */
export async function submitEarly(
  page: Page,
  openWidget: OpenWidget,
  attributes: Parameters<OpenWidget>[0] = link,
  typed = ADA,
): Promise<Held & { readonly widget: Widget }> {
  const held = await holdRequests(page, app);
  const widget = await openWidget(attributes, { ready: false });
  const field = widget.element.getByRole('textbox');
  await field.fill(typed);
  await field.press('Enter');
  return { ...held, widget };
}

/** Expects the screen after a link before React is there, lets React come, and expects it to keep the screen. */
export async function expectLinkAdopted(widget: Widget, release: () => void, address: string): Promise<void> {
  const { element } = widget;
  await expect(element.getByText(address).first()).toBeVisible();
  await expect(element.getByRole('heading')).toBeFocused();
  await widget.event('auth-screen', { screen: 'EmailConfirmation', previous: 'Main' });
  const links = element.getByRole('link');
  await expect(links).toHaveCount(3);
  const nodes = await links.elementHandles();
  const before = await element.boundingBox();
  release();
  // React counts the seconds.
  await expect(element.getByText(/in (1[0-4]|\d) (second|Sekunde)/)).toBeVisible();
  for (const node of nodes) expect(await node.evaluate(({ isConnected }) => isConnected)).toBe(true);
  expect(await element.boundingBox()).toEqual(before);
  await expect(element.getByRole('heading')).toBeFocused();
  expect(await typesOf(widget)).toEqual(HEARD);
}
