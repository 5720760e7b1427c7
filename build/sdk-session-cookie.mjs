/**
 * Has the SDK leave the session cookie of another project on the same origin alone, by
 * `src/provider/stytch/sdk-session-cookie.ts`.
 *
 * Why: it would ask Stytch about that project's session, be refused, and delete its cookie (decision session-6). Cost: the spellings
 * below, which an upgrade may change; the build fails then.
 */
import { fileURLToPath } from 'node:url';

const standIn = fileURLToPath(new URL('../src/provider/stytch/sdk-session-cookie.ts', import.meta.url));
const dataLayer = /\/node_modules\/@stytch\/vanilla-js\/.*\/SubscriptionService\.mjs$/;

/** What the SDK's methods do first. */
const FIRST = {
  'readSessionCookie() {': 'if (isOthersSession(this)) return {};',
  'removeSessionCookie() {': 'if (isOthersSession(this)) return;',
  'writeSessionCookie(stateDiff) {': 'replaceOthersSession(this, api.get(this.opaqueTokenCookieName));',
};

/** Rollup plugin. */
export function sdkSessionCookie() {
  let found = false;
  return {
    name: 'sdk-session-cookie',
    transform(code, id) {
      if (!dataLayer.test(id)) return null;
      found = true;
      let changed = code;
      for (const [method, first] of Object.entries(FIRST)) {
        if (code.split(method).length !== 2)
          this.error(`${id} does not have "${method}", which build/sdk-session-cookie.mjs adds to, once`);
        changed = changed.replace(method, `${method} ${first}`);
      }
      const names = '{ isOthersSession, replaceOthersSession }';
      return { code: `import ${names} from ${JSON.stringify(standIn)};\n${changed}`, map: null };
    },
    buildEnd(error) {
      if (!error && !found) this.error('The SDK has no SubscriptionService.mjs. Has an upgrade moved it?');
    },
  };
}
