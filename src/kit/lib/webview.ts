/** Android's WebView, and the browsers that Facebook, Instagram and LinkedIn embed. */
const WEBVIEW = /; wv\)|\b(FBAN|FBAV|Instagram|LinkedInApp)\b/;

/** True in the browser that an app embeds, where Google refuses to sign anybody in. */
export const isWebview = (userAgent: string): boolean => WEBVIEW.test(userAgent);
