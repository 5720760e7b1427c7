import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { browserFindings, examineBrowser, sharedCookieFindings } from './browser.ts';
import { clockFindings } from './clock.ts';
import type { BrowserDiagnosis } from './diagnosis.ts';
import { oneTapFindings, readOneTap } from './one-tap.ts';

const able: BrowserDiagnosis = {
  cookies: true,
  localStorage: true,
  sessionStorage: true,
  secureContext: true,
  passkeys: true,
  webview: false,
  frame: 'top',
};

const browsers: readonly (readonly [
  change: Partial<BrowserDiagnosis>,
  cookieDomain: string | undefined,
  severity: string | undefined,
  message: RegExp,
])[] = [
  [{}, undefined, undefined, /^$/],
  [{ cookies: false, secureContext: false }, undefined, 'error', /https/],
  [{ cookies: false }, undefined, 'error', /blocks cookies on this page/],
  [{ cookies: false }, 'a.example', 'error', /cookieOptions\.domain "a\.example"/],
  [{ sessionStorage: false }, undefined, 'warning', /storage/],
  [{ frame: 'cross-origin' }, undefined, 'note', /framed by another origin/],
  [{ frame: 'same-origin' }, undefined, undefined, /^$/],
  [{ webview: true }, undefined, 'warning', /embeds.*Google/],
  [{ passkeys: false }, undefined, 'note', /"passkeys"/],
];

for (const [change, cookieDomain, severity, message] of browsers) {
  test(`a browser with ${JSON.stringify(change)} and the cookie domain ${cookieDomain}`, () => {
    const findings = browserFindings(
      { ...able, ...change },
      { products: ['passkeys', 'oauth'], providers: ['google'], cookieDomain },
    );
    assert.deepEqual(
      findings.map((finding) => finding.severity),
      severity === undefined ? [] : [severity],
    );
    assert.match(findings[0]?.message ?? '', message);
  });
}

/** Gives a test the globals of a page. */
function provideGlobals(t: TestContext, globals: Readonly<Record<string, PropertyDescriptor>>): void {
  for (const [name, descriptor] of Object.entries(globals)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
    t.after(() => {
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    });
  }
}

const refused: PropertyDescriptor = {
  get() {
    throw new Error('SecurityError');
  },
};

for (const [stores, frame, top] of [
  [true, 'top', undefined],
  [true, 'same-origin', { location: { origin: 'https://shop.example' } }],
  [true, 'cross-origin', { location: { origin: 'https://other.example' } }],
  [false, 'cross-origin', Object.defineProperty({}, 'location', refused)],
] as const)
  test(`a ${frame} page that ${stores ? 'can' : 'cannot'} store anything`, (t) => {
    const kept = new Map<string, string>();
    const storage = {
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    };
    const cookies = new Map<string, string>();
    class Document {
      get cookie(): string {
        return [...cookies].map((cookie) => cookie.join('=')).join('; ');
      }
      set cookie(written: string) {
        if (!stores) return;
        const [, name = '', value = '', age] =
          /^(.*)=(.*); Max-Age=(\d+); SameSite=Lax; Path=\/; Secure$/.exec(written) ?? [];
        if (age === '0') cookies.delete(name);
        else cookies.set(name, value);
      }
    }
    const window = {};
    const location = { hostname: 'shop.example', origin: 'https://shop.example', pathname: '/login' };
    provideGlobals(t, {
      window: { value: Object.assign(window, { top: top ?? window }) },
      location: { value: location },
      Document: { value: Document },
      document: { value: new Document() },
      localStorage: stores ? { value: storage } : refused,
      sessionStorage: stores ? { value: storage } : refused,
      isSecureContext: { value: true },
      navigator: { value: { userAgent: 'Firefox' } },
    });
    assert.deepEqual(examineBrowser({}), {
      cookies: stores,
      localStorage: stores,
      sessionStorage: stores,
      secureContext: true,
      passkeys: false,
      webview: false,
      frame,
    });
    assert.equal(kept.size + cookies.size, 0, 'leaves nothing behind');
  });

test('a browser without passkeys, or of an app, is fine for other products and providers', () => {
  assert.deepEqual(
    browserFindings(
      { ...able, passkeys: false, webview: true },
      { products: ['otp', 'oauth'], providers: ['github'], cookieDomain: undefined },
    ),
    [],
  );
});

const clocks: readonly (readonly [
  seconds: number | undefined,
  severity: string | undefined,
  message: RegExp,
])[] = [
  [0, undefined, /^$/],
  [-60, undefined, /^$/],
  [61, 'warning', /61 s ahead of/],
  [-3600, 'warning', /3600 s behind/],
  [undefined, 'note', /connect-src/],
];

for (const [seconds, severity, message] of clocks) {
  test(`a clock that is ${seconds} s ahead`, () => {
    const [finding] = clockFindings(seconds);
    assert.equal(finding?.severity, severity);
    assert.match(finding?.message ?? '', message);
  });
}

test('One Tap is diagnosed only where a provider has it', () => {
  assert.equal(readOneTap([{ type: 'google' }], true), undefined);
  const providers = [
    { type: 'google', one_tap: true },
    { type: 'apple', one_tap: true },
  ];
  assert.deepEqual(readOneTap(providers, true), { fedCM: true, thirdPartyCookies: 'not needed' });
  const oneTap = readOneTap(providers, false);
  assert.ok(oneTap);
  const [apple, cookies] = oneTapFindings(providers, oneTap);
  assert.match(apple?.message ?? '', /remove it from "apple"/);
  assert.match(cookies?.message ?? '', /third-party cookies/);
});

test('another project with a session is told of, and how to keep them apart', () => {
  assert.deepEqual(sharedCookieFindings(0), []);
  const [finding] = sharedCookieFindings(1);
  assert.equal(finding?.severity, 'warning');
  assert.match(finding.message, /cookieOptions\.opaqueTokenCookieName/);
});
