/** The first screen's classes, by their numbers in its data. `build/first-screen/plugin.mjs` replaces the value. */
export const firstScreenClasses: Readonly<Record<string, string>> = {};
