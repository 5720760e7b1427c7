/**
 * Removes what a reader cannot see: controls, marks that change the direction of text, zero-width characters, soft
 * hyphens and fillers.
 */
export function visible(text: string): string {
  // Browsers need some ms to compile the classes of Unicode.
  return /^[ -~]*$/.test(text) ? text : text.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}
