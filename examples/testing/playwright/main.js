import 'auth-widget';

document.querySelector('auth-widget').addEventListener('auth-success', ({ detail }) => {
  document.querySelector('h1').textContent =
    `Welcome, ${detail.user.phone_numbers[0].phone_number}`;
});
