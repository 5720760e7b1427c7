// Stands in for https://www.google.com/recaptcha/enterprise.js, which loads the captcha's code from another host.
// @ts-check
(() => {
  /** @type {(() => void)[]} */
  const waiting = [];
  Object.assign(window, {
    grecaptcha: {
      enterprise: {
        waiting,
        /** @param {() => void} listener */
        ready: (listener) => void waiting.push(listener),
      },
    },
  });
  const script = document.createElement('script');
  // Like Google's, a text, which trusted types forbid.
  script.src = 'https://www.gstatic.com/recaptcha/releases/emulator/recaptcha__en.js';
  document.head.append(script);
})();
