/** The package's version; rollup puts it in. */
declare const AUTH_WIDGET_VERSION: string;

export const VERSION = AUTH_WIDGET_VERSION;
