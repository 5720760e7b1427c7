// Script of the provider's hidden page, through which the SDK reaches the One Tap endpoints. The SDK sends a message
// with a port, and is answered on that port.
// @ts-check

/** @type {Record<string, (request: Record<string, string>) => Promise<object>>} */
const METHODS = {
  async oneTapStart({ publicToken = '' }) {
    const query = new URLSearchParams({ public_token: publicToken });
    const answer = await call(`/v1/public/oauth/google/onetap/start?${query}`);
    return { googleClientId: answer.google_client_id, oauthCallbackId: answer.oauth_callback_id };
  },
  async oneTapSubmit({ idToken, oauthCallbackID = '', loginRedirectURL, signupRedirectURL }) {
    const csrf = /(?:^|; )stytch_csrf_private_token=([^;]*)/.exec(document.cookie);
    return call(`/v1/oauth/callback/${encodeURIComponent(oauthCallbackID)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-stytch-oauth-type': 'google-one-tap' },
      body: JSON.stringify({
        id_token: idToken,
        stytch_csrf_token: csrf?.[1],
        login_redirect_url: loginRedirectURL,
        signup_redirect_url: signupRedirectURL,
      }),
    });
  },
};

/**
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function call(path, init) {
  const response = await fetch(path, init);
  const answer = await response.json();
  if (!response.ok) throw answer;
  return answer;
}

addEventListener('message', ({ data, ports: [port] }) => {
  const method = Object.hasOwn(METHODS, data?.method ?? '') ? METHODS[data.method] : undefined;
  method?.(data.args[0]).then(
    (payload) => port?.postMessage({ success: true, payload }),
    (error) => {
      // By this name, the SDK turns it into an error of its own.
      const details = error instanceof Error ? { message: error.message } : error;
      port?.postMessage({ success: false, error: { name: 'StytchAPIError', ...details } });
    },
  );
});
