import 'auth-widget';

document.querySelector('auth-widget')?.addEventListener('auth-success', ({ detail }) => {
  const status = document.querySelector('[role=status]');
  if (status) status.textContent = `Signed in as ${detail.user.user_id}`;
});
