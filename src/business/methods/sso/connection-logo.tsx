import { Icon } from '../../../kit/icons/icon.tsx';
import { hasOwn } from '../../../kit/lib/objects.ts';
import { ProviderLogo } from '../../../shell/views/oauth/provider-logo.tsx';
import { PROVIDERS } from '../../../shell/views/oauth/providers.ts';

const KNOWN = {
  'microsoft-entra': PROVIDERS.microsoft,
  'google-workspace': PROVIDERS.google,
} as const;

/** The logo of a connection's identity provider, or a key. */
export function ConnectionLogo({ identityProvider }: { readonly identityProvider: string }) {
  const row = hasOwn(KNOWN, identityProvider) ? KNOWN[identityProvider as keyof typeof KNOWN] : undefined;
  if (row) return <ProviderLogo row={row} />;
  return (
    <Icon size={20}>
      <circle cx="8" cy="15" r="4" />
      <path d="m11 12 8-8m-3 3 3 3m-6 0 2 2" />
    </Icon>
  );
}
