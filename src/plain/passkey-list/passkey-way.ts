/** The chunk of the list of passkeys, which takes from those that are there by then (build/plain-chunks.mjs). */
export * from '../proofs/passkey-way.ts';
