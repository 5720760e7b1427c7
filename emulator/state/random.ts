/** Randomness from the Web Crypto API, which Node and browsers share. */

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

export function randomHex(bytes: number): string {
  return Array.from(randomBytes(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A UUID of version 4. Browsers offer `crypto.randomUUID` only to pages with TLS. */
export function randomUuid(): string {
  const bytes = randomBytes(16);
  // The version and the variant (RFC 9562, section 5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A code of random decimal digits. */
export function randomDigits(length: number): string {
  // Bytes from 250 on would make some digits likelier than others.
  let digits = '';
  while (digits.length < length) {
    for (const byte of randomBytes(length)) if (byte < 250) digits += byte % 10;
  }
  return digits.slice(0, length);
}
