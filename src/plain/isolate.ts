/** Keeps a name of another direction from reordering the sentence around it. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
