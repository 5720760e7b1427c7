/**
 * How the SDK loads the scripts of captcha and device fingerprinting. The build puts it into the SDK's module for that
 * (build/sdk-globals.mjs).
 */

interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string | undefined },
  ): unknown;
}

/** Without a query. Google's script loads one of its releases, also by a text. */
const FILES: readonly string[] = [
  'https://www.google.com/recaptcha/enterprise.js',
  'https://elements.stytch.com/telemetry.js',
];
const RELEASES = 'https://www.gstatic.com/recaptcha/releases/';

export function isKnownScript(url: string): boolean {
  try {
    const { origin, pathname } = new URL(url);
    return FILES.includes(origin + pathname) || (origin + pathname).startsWith(RELEASES);
  } catch {
    return false;
  }
}

/**
 * Lets these scripts through where the page requires trusted types, since texts only pass a default policy. A page's own
 * stays; one that the page forbids is not made.
 */
function allowKnownScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  try {
    trustedTypes.createPolicy('default', {
      createScriptURL: (url) => (isKnownScript(url) ? url : undefined),
    });
  } catch {
    // The page's policy does not allow the name: the script is blocked.
  }
}

/** Rejects when a known script fails that another one, and not the SDK, has asked for. */
function failure(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const onError = ({ target }: Event): void => {
      if (target instanceof HTMLScriptElement && isKnownScript(target.src)) reject(new Error(target.src));
    };
    addEventListener('error', onError, { capture: true, signal });
  });
}

/** Google's script calls back once it has loaded its release. */
async function whenReady<Module>(module: Module): Promise<Module> {
  const { ready } = module as { ready?: (listener: () => void) => void };
  if (ready) await new Promise<void>((resolve) => ready(resolve));
  return module;
}

/**
 * @param load the SDK's own work
 * @throws Error that names the script if it is blocked or cannot be reached
 */
export async function sdkScript<Module>(url: string, load: () => Promise<Module>): Promise<Module> {
  if (!isKnownScript(url)) return load();
  allowKnownScripts();
  const settled = new AbortController();
  try {
    return await Promise.race([failure(settled.signal), load().then(whenReady)]);
  } catch (cause) {
    throw new Error(`${url} could not be loaded`, { cause });
  } finally {
    settled.abort();
  }
}
