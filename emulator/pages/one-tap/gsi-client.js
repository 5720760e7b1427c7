// Stands in for Google's script: the calls the SDK makes, and a prompt whose outcome is set by the emulator's
// setting `one_tap`.
// @ts-check
(() => {
  const outcome = '{{outcome}}';
  const skipped = ['auto_cancel', 'user_cancel', 'tap_outside', 'issuing_failed'];

  /** @type {Record<string, any>} */
  let config = {};
  /** @type {HTMLElement | undefined} */
  let prompt;

  /** @param {{ displayed?: boolean, notDisplayed?: string, skipped?: string, dismissed?: string }} moment */
  function notification(moment) {
    return {
      isDisplayMoment: () => moment.displayed === true || moment.notDisplayed !== undefined,
      isDisplayed: () => moment.displayed === true,
      isNotDisplayed: () => moment.notDisplayed !== undefined,
      getNotDisplayedReason: () => moment.notDisplayed,
      isSkippedMoment: () => moment.skipped !== undefined,
      getSkippedReason: () => moment.skipped,
      isDismissedMoment: () => moment.dismissed !== undefined,
      getDismissedReason: () => moment.dismissed,
    };
  }

  function close() {
    prompt?.remove();
    prompt = undefined;
  }

  /** @param {string} email */
  function credential(email) {
    /** @param {object} part */
    const encode = (part) =>
      btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return `${encode({ alg: 'none' })}.${encode({ aud: config.client_id, email })}.`;
  }

  /** @param {(moment: object) => void} listener */
  function show(listener) {
    close();
    const parent = config.prompt_parent_id ? document.getElementById(config.prompt_parent_id) : null;
    const box = document.createElement('div');
    box.setAttribute('role', 'dialog');
    box.setAttribute('aria-label', 'Sign in with Google');
    Object.assign(box.style, {
      boxSizing: 'border-box',
      padding: '12px',
      border: '1px solid #747775',
      borderRadius: '4px',
      background: '#fff',
      color: '#1f1f1f',
      font: '16px/1.5 system-ui, sans-serif',
      ...(parent
        ? {}
        : { position: 'fixed', insetBlockStart: '16px', insetInlineEnd: '16px', width: '300px' }),
    });
    const form = document.createElement('form');
    Object.assign(form.style, { display: 'grid', gap: '8px' });
    const email = document.createElement('input');
    email.setAttribute('aria-label', 'Google account');
    email.value = 'grace@example.com';
    const go = document.createElement('button');
    go.textContent = 'Continue as this account';
    const leave = document.createElement('button');
    leave.type = 'button';
    leave.textContent = 'Close';
    for (const part of [email, go, leave]) Object.assign(part.style, { font: 'inherit', minHeight: '36px' });
    form.append(email, go, leave);
    box.append(form);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      close();
      config.callback({ credential: credential(email.value), select_by: 'user' });
    });
    leave.addEventListener('click', () => {
      close();
      listener(notification({ skipped: 'user_cancel' }));
    });
    (parent ?? document.body).append(box);
    prompt = box;
    listener(notification({ displayed: true }));
    if (outcome === 'cancel') leave.click();
  }

  /** @param {(moment: object) => void} listener */
  function begin(listener) {
    if (outcome === 'show' || outcome === 'cancel') return show(listener);
    if (outcome === 'dismiss') return listener(notification({ dismissed: 'flow_restarted' }));
    listener(notification(skipped.includes(outcome) ? { skipped: outcome } : { notDisplayed: outcome }));
  }

  Object.assign(window, {
    google: {
      accounts: {
        id: {
          /** @param {object} given */
          initialize: (given) => {
            config = given;
          },
          // Google's script never calls back synchronously.
          /** @param {(moment: object) => void} listener */
          prompt: (listener) => setTimeout(begin, 0, listener),
          cancel: close,
        },
      },
    },
  });
})();
