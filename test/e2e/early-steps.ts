/** A form that is submitted before React is there. */
import type { Page } from '@playwright/test';
import type { OpenWidget, Widget } from './fixtures.ts';
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
