/** Leaves the page, by asking the server for it again, when the visitor signs out: here, or in another tab. */
const session = document.querySelector('auth-session');
const leave = () => {
  if (session.status === 'signed-out') location.reload();
};
session.addEventListener('auth-session', leave);
// The visitor may have signed out in another tab before this script has run.
leave();
