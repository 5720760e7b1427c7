/** What links and providers of the business flow add to the address, besides the token. */
export const B2B_PARAMETERS = ['slug'] as const;
