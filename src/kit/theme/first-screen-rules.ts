/** CSS rules of all classes on the first screen. `build/first-screen/plugin.mjs` replaces the value at build time. */
export const firstScreenRules: readonly string[] = [];
