/** The parameters that links and providers of the business flow add to the address, besides the token. */
export const URL_PARAMETERS = ['slug'] as const;
