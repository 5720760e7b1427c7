import type { BaseSettings } from '../../src/settings/settings.ts';

/** The settings of every element unless a page sets something. */
export const baseSettings: BaseSettings = {
  publicToken: 'public-token-test',
  apiUrl: undefined,
  client: undefined,
  callbacks: undefined,
  config: {},
  theme: {},
  strings: {},
  locale: 'en',
  colorScheme: 'light',
  successUrl: undefined,
  redirectHandling: 'auto',
  sources: [],
  unreadable: [],
};
