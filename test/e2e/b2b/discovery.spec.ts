/** Visitors choose an organization after they have proved an address. */
import { EMAIL, expect, test } from './fixtures.ts';

test('a link leads to the list, and the list to the organization', async ({ page, business }) => {
  await business.organizations({}, { organization_name: 'Zeta' });
  const widget = await business.open();
  await business.submitEmail();
  await business.followLink();
  await expect(page.getByRole('heading', { name: 'Choose an organization' })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${EMAIL}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Zeta' }).click();
  await business.expectSignedIn('Zeta');
  await widget.event('auth-success', { method: 'magic_link' });
  const types = (await widget.events('auth-event')).map(({ detail }) => detail['type']);
  expect(types).toEqual([
    'B2B_MAGIC_LINK_DISCOVERY_AUTHENTICATE',
    'B2B_DISCOVERY_INTERMEDIATE_SESSION_EXCHANGE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
});
