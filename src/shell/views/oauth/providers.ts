/** The third-party providers: those of spec section 3, in its order, then others. */
import { hasOwn } from '../../../kit/lib/has-own.ts';
import type { LogoDrawing } from './logos/drawing.ts';

export interface ProviderRow {
  readonly title: string;
  readonly logo: () => Promise<{ readonly logo: LogoDrawing }>;
}

export const PROVIDERS = {
  google: { title: 'Google', logo: () => import('./logos/google.ts') },
  microsoft: { title: 'Microsoft', logo: () => import('./logos/microsoft.ts') },
  apple: { title: 'Apple', logo: () => import('./logos/apple.ts') },
  github: { title: 'GitHub', logo: () => import('./logos/github.ts') },
  gitlab: { title: 'GitLab', logo: () => import('./logos/gitlab.ts') },
  facebook: { title: 'Facebook', logo: () => import('./logos/facebook.ts') },
  discord: { title: 'Discord', logo: () => import('./logos/discord.ts') },
  salesforce: { title: 'Salesforce', logo: () => import('./logos/salesforce.ts') },
  slack: { title: 'Slack', logo: () => import('./logos/slack.ts') },
  amazon: { title: 'Amazon', logo: () => import('./logos/amazon.ts') },
  bitbucket: { title: 'Bitbucket', logo: () => import('./logos/bitbucket.ts') },
  linkedin: { title: 'LinkedIn', logo: () => import('./logos/linkedin.ts') },
  coinbase: { title: 'Coinbase', logo: () => import('./logos/coinbase.ts') },
  twitch: { title: 'Twitch', logo: () => import('./logos/twitch.ts') },
  twitter: { title: 'X', logo: () => import('./logos/twitter.ts') },
  tiktok: { title: 'TikTok', logo: () => import('./logos/tiktok.ts') },
  snapchat: { title: 'Snapchat', logo: () => import('./logos/snapchat.ts') },
  figma: { title: 'Figma', logo: () => import('./logos/figma.ts') },
  yahoo: { title: 'Yahoo', logo: () => import('./logos/yahoo.ts') },
} as const satisfies Record<string, ProviderRow>;

/** The row of a type that a page names; undefined if there is none. */
export function providerRow(type: string): ProviderRow | undefined {
  return hasOwn(PROVIDERS, type) ? PROVIDERS[type as keyof typeof PROVIDERS] : undefined;
}
