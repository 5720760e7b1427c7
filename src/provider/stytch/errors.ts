/** What the SDK throws -> ProviderError. By shape: the SDK's builds have error classes of their own. */
import { ProviderError } from '../errors.ts';

/** Scripts that an ad blocker or a firewall kept from loading reject with a plain Error of these words. */
const BLOCKED = /captcha|telemetry|fingerprint|ad ?block|could not be loaded/i;

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function toProviderError(thrown: unknown): ProviderError {
  if (thrown instanceof ProviderError) return thrown;
  const error = typeof thrown === 'object' && thrown !== null ? thrown : {};
  const type = text(Reflect.get(error, 'error_type'));
  const status: unknown = Reflect.get(error, 'status_code');
  if (type || typeof status === 'number') {
    return new ProviderError('provider', {
      message: text(Reflect.get(error, 'error_message')),
      status: typeof status === 'number' ? status : undefined,
      type,
      requestId: text(Reflect.get(error, 'request_id')),
      cause: thrown,
    });
  }
  const name = text(Reflect.get(error, 'name')) ?? '';
  const message = text(Reflect.get(error, 'message')) ?? '';
  if (name.endsWith('SchemaError')) return new ProviderError('provider', { message, cause: thrown });
  if (name === 'Error' && BLOCKED.test(message)) return new ProviderError('blocked', { cause: thrown });
  // Outside Chromium a failed fetch is a raw TypeError, so whatever is no answer of the provider is the network.
  return new ProviderError('network', { cause: thrown });
}
