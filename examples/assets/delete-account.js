/** Lets the server delete the account, once the visitor has confirmed that. */
document.querySelector('auth-account').addEventListener('auth-account-delete', (event) => {
  event.waitUntil(deleteAccount());
});

async function deleteAccount() {
  const { ok } = await fetch('/account', { method: 'DELETE' });
  if (!ok) throw new Error('The account was not deleted.');
}
