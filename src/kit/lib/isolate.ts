/** Keeps a name or an address of another direction from reordering the sentence around it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
