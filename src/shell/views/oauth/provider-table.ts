/** The third-party providers, in the order of their titles. */
import { PROVIDER_TITLES } from '../../../kit/i18n/reason.ts';
import { hasOwn } from '../../../kit/lib/objects.ts';
import type { LogoDrawing } from './logos/drawing.ts';

export interface ProviderRow {
  readonly title: string;
  readonly logo: () => Promise<{ readonly logo: LogoDrawing }>;
}

export const PROVIDERS = {
  google: { title: PROVIDER_TITLES.google, logo: () => import('./logos/google.ts') },
  microsoft: { title: PROVIDER_TITLES.microsoft, logo: () => import('./logos/microsoft.ts') },
  apple: { title: PROVIDER_TITLES.apple, logo: () => import('./logos/apple.ts') },
  github: { title: PROVIDER_TITLES.github, logo: () => import('./logos/github.ts') },
  gitlab: { title: PROVIDER_TITLES.gitlab, logo: () => import('./logos/gitlab.ts') },
  facebook: { title: PROVIDER_TITLES.facebook, logo: () => import('./logos/facebook.ts') },
  discord: { title: PROVIDER_TITLES.discord, logo: () => import('./logos/discord.ts') },
  salesforce: { title: PROVIDER_TITLES.salesforce, logo: () => import('./logos/salesforce.ts') },
  slack: { title: PROVIDER_TITLES.slack, logo: () => import('./logos/slack.ts') },
  amazon: { title: PROVIDER_TITLES.amazon, logo: () => import('./logos/amazon.ts') },
  bitbucket: { title: PROVIDER_TITLES.bitbucket, logo: () => import('./logos/bitbucket.ts') },
  linkedin: { title: PROVIDER_TITLES.linkedin, logo: () => import('./logos/linkedin.ts') },
  coinbase: { title: PROVIDER_TITLES.coinbase, logo: () => import('./logos/coinbase.ts') },
  twitch: { title: PROVIDER_TITLES.twitch, logo: () => import('./logos/twitch.ts') },
  twitter: { title: PROVIDER_TITLES.twitter, logo: () => import('./logos/twitter.ts') },
  tiktok: { title: PROVIDER_TITLES.tiktok, logo: () => import('./logos/tiktok.ts') },
  snapchat: { title: PROVIDER_TITLES.snapchat, logo: () => import('./logos/snapchat.ts') },
  figma: { title: PROVIDER_TITLES.figma, logo: () => import('./logos/figma.ts') },
  yahoo: { title: PROVIDER_TITLES.yahoo, logo: () => import('./logos/yahoo.ts') },
} as const satisfies Record<keyof typeof PROVIDER_TITLES, ProviderRow>;

/** The row of a type that a page names; undefined if there is none. */
export function providerRow(type: string): ProviderRow | undefined {
  return hasOwn(PROVIDERS, type) ? PROVIDERS[type as keyof typeof PROVIDERS] : undefined;
}
