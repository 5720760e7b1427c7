/** Leaves the page, by asking the server for it again, when the visitor signs out: here, or in another tab. */
document.querySelector('auth-session').addEventListener('auth-session', ({ detail }) => {
  if (detail.status === 'signed-out') location.reload();
});
