/**
 * Removes what a reader cannot see: controls, marks that change the direction of text, zero-width characters, soft
 * hyphens and fillers.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}
