/** The classes on the first screen by the numbers that its data has for them. `build/first-screen/plugin.mjs` replaces the value. */
export const firstScreenClasses: Readonly<Record<string, string>> = {};
