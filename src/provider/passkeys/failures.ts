import { ProviderError } from '../errors.ts';

export interface Cancelable {
  /** Called if the visitor did not finish, or the browser found no passkey: it does not tell which. */
  readonly onCancel: () => void;
}

export const isCancellation = (thrown: unknown): boolean =>
  thrown instanceof ProviderError && thrown.reason === 'user_cancellation';

/** Tells the page's author what the visitor cannot change. */
export function explainConfiguration(thrown: unknown, domain: string | undefined): void {
  // `<auth-passkeys>` has errors of another chunk, with classes of its own.
  const { code, type, cause } = Object(thrown) as Readonly<
    Partial<Record<'code' | 'type' | 'cause', unknown>>
  >;
  // With a type, a setting of Stytch's dashboard has refused it.
  if (code !== 'configuration' || type !== undefined) return;
  const host = location.hostname;
  const isAddress = /^[\d.]+$|^\[/.test(host);
  console.error(
    `auth-widget: passkeys for "${domain ?? host}" cannot be used on ${host}. ${
      isAddress
        ? 'Browsers allow them on a host with a name only, such as localhost.'
        : '`passkey-domain` (config.passkeyOptions.domain) must be the host of the page or a domain above it.'
    }`,
    cause ?? thrown,
  );
}
