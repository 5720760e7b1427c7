import 'auth-widget';

document.querySelector('auth-widget').addEventListener('auth-success', ({ detail }) => {
  const phone = detail.user.phone_numbers.find(({ verified }) => verified);
  document.querySelector('h1').textContent = `Welcome, ${phone.phone_number}`;
});
