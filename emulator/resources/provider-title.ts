import { providerType } from './users/users.ts';

/** The names that do not just start with a capital letter. */
const SPELLED: ReadonlyMap<string, string> = new Map([
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['hubspot', 'HubSpot'],
  ['linkedin', 'LinkedIn'],
  ['tiktok', 'TikTok'],
  ['twitter', 'X'],
]);

/** As a visitor reads it. */
export const providerTitle = (provider: string): string => SPELLED.get(provider) ?? providerType(provider);
