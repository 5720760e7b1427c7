/** How long what the provider gives is valid, in minutes. Pages cannot change it. */
export const VALID_MINUTES = {
  emailCode: 10,
  smsCode: 2,
  /** From the proof of an address to the session. */
  intermediateSession: 10,
} as const;
