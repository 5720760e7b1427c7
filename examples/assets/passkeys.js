// @ts-check
/** @type {import('../../elements/auth-widget.ts').AuthWidget | null} */
const widget = document.querySelector('auth-widget');

// Whoever has signed out finds the form in place of the confirmation.
document.addEventListener('auth-session', ({ detail }) => {
  if (detail.status === 'signed-out' && widget?.screen !== 'Main') widget?.reset();
});
