// Stands in for the captcha's code, https://www.gstatic.com/recaptcha/releases/<version>/recaptcha__<language>.js.
// @ts-check
(() => {
  const { enterprise } = /** @type {any} */ (window).grecaptcha;
  Object.assign(enterprise, {
    /** @param {() => void} listener */
    ready: (listener) => listener(),
    /** @param {string} siteKey */
    execute: async (siteKey) => `captcha-of-${siteKey}`,
  });
  for (const listener of enterprise.waiting) listener();
})();
