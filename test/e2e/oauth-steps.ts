/** What visitors do at a third-party provider, for which the emulator's consent page stands in. */
import type { Page } from '@playwright/test';
import { publicToken } from './host-page.ts';

/** The visitor consents at the provider, with an account of this address. */
export async function consent(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /account/i }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/**
 * The address that a provider sends a visitor back to, without any page having asked for it.
 * @param back the URL of the page
 */
export async function returnAddress(emulatorUrl: string, back: string): Promise<string> {
  const step = async (address: string): Promise<string> => {
    const { headers } = await fetch(address, { redirect: 'manual' });
    return new URL(headers.get('location') ?? '', emulatorUrl).href;
  };
  const query = new URLSearchParams({
    public_token: publicToken,
    login_redirect_url: back,
    signup_redirect_url: back,
  });
  const consentPage = await step(`${emulatorUrl}/v1/public/oauth/google/start?${query}`);
  return step(`${consentPage}/allow?email=mallory@example.com`);
}
