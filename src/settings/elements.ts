/** The package's elements: the module that registers each tag. */
export const ELEMENTS = {
  'auth-widget': 'auth-widget.js',
  'auth-reset-password': 'auth-widget.js',
  'auth-b2b-widget': 'auth-b2b-widget.js',
  'auth-session': 'auth-session.js',
  'auth-passkeys': 'auth-passkeys.js',
  'auth-account': 'auth-account.js',
} as const;

export type ElementTag = keyof typeof ELEMENTS;

export const TAGS = /* @__PURE__ */ Object.keys(ELEMENTS) as ElementTag[];

/** Their file names, each once. */
export const MODULES: readonly string[] = /* @__PURE__ */ [
  .../* @__PURE__ */ new Set(Object.values(ELEMENTS)),
];
