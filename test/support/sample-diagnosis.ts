import type { Diagnosis } from '../../src/advice/diagnosis.ts';

interface Sample {
  /** Of the API. */
  readonly url: string;
  readonly vertical: 'CONSUMER' | 'B2B';
  readonly settings: Readonly<Record<string, string>>;
}

/** What an element says of itself whose project answers. */
export function sampleDiagnosis({ url, vertical, settings }: Sample): Diagnosis {
  return {
    element: '<auth-widget>',
    version: '1.0.0',
    page: 'http://localhost/',
    findings: [],
    settings: Object.entries(settings).map(([setting, value]) => ({
      setting,
      value,
      source: 'attribute',
      overrides: [],
    })),
    provider: { url, status: 200 },
    project: {
      vertical,
      passwordPolicy: 'zxcvbn',
      pkce: { magicLinks: false, passwordResets: false, oauth: false },
      captcha: false,
      deviceFingerprinting: false,
      signInWithEthereum: false,
      watermark: true,
      opaqueErrors: false,
    },
    redirects: [],
    violations: [],
    browser: {
      cookies: true,
      localStorage: true,
      sessionStorage: true,
      secureContext: true,
      passkeys: true,
      webview: false,
      frame: 'top',
    },
    copies: { tags: {}, scripts: [] },
  };
}
