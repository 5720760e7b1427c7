/** Leaves for the sign-in page when the visitor signs out: here, or in another tab. */
const session = document.querySelector('auth-session');
const leave = () => {
  if (session.status !== 'signed-out') return;
  location.replace(`${session.signInUrl}?to=${encodeURIComponent(location.pathname)}`);
};
session.addEventListener('auth-session', leave);
// The visitor may have signed out in another tab before this script has run.
leave();
