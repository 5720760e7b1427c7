/** What elements without React load besides the SDK. Each is a file of its own, which needs no other. */
export const plainChunks = {
  // Others may ask for it.
  'unknown-attributes': 'src/advice/unknown-attributes.ts',
  'session-signed-in': 'src/session/signed-in.ts',
  'session-menu': 'src/account-button/view.ts',
};
