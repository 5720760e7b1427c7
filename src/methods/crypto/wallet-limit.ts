/** Of all buttons on Main (spec section 9). The last one is for other wallets. */
const MAX_BUTTONS = 6;

/** How many wallets have a button of their own on Main, next to that many third-party providers. */
export function walletLimit(providers: number): number {
  return Math.max(0, MAX_BUTTONS - providers - 1);
}
