/** The package's version, inserted by rollup. */
declare const AUTH_WIDGET_VERSION: string;

export const VERSION = AUTH_WIDGET_VERSION;
