/** The sign of a passkey: a key, on a 24 by 24 grid. */
export const PASSKEY_PATH = 'M8 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm3.5-3.5H21v3m-4-3v2';
