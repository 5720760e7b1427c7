/** The chunks of elements without React, besides the SDK's. Each is a file of its own, which needs no other. */
export const plainChunks = {
  // Others may ask for it.
  'unknown-attributes': 'src/advice/unknown-attributes.ts',
  'session-signed-in': 'src/session/signed-in.ts',
  'session-menu': 'src/account-button/view.ts',
};
