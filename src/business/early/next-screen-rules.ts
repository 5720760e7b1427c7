/**
 * CSS rules of the screens that follow the first one, which has no use for them. `build/first-screen/plugin.mjs` replaces the value at
 * build time.
 */
export const nextScreenRules: readonly string[] = [];
