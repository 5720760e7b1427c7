/** Section 2: the screens of passwords and wallets, and toasts. */
import * as business from './business.ts';
import { decision, type Rows } from './evidence.ts';
import * as t from './tests.ts';

const resetEmail = t.passwords('… leads to a reset e-mail');
const forgot = t.passwords(
  "'Forgot Password?' sends one reset e-mail however often it is pressed, and says why it cannot",
);

const passwords: Rows = {
  'Password screens': [
    [
      'Password creation',
      {
        'the text': [t.screen('PasswordCreateOrLogin for a new user')],
        'the email field': [
          t.screen('PasswordCreateOrLogin for a new user'),
          decision('The email above a password is read-only'),
        ],
        'a password field with show/hide toggle': [
          t.keyboard('a password is created after it was shown and hidden'),
        ],
        'a strength indicator and Continue': [
          t.strength('a new user replaces a weak password by a strong one and is signed in'),
        ],
      },
    ],
    [
      'Log In',
      [
        t.passwords('a known user logs in'),
        t.screen('PasswordCreateOrLogin for a known user, with an error'),
      ],
    ],
    [
      'Create-or-login',
      [t.lookUp('an address leads on by its user type, …, with …'), decision('If nobody can tell whether')],
    ],
    [
      'new: offers',
      [
        t.passwords("a … user may press '…' instead", "'new'"),
        t.screen('PasswordCreateOrLogin for a new user'),
        decision('The alternative to a new password stands below'),
      ],
    ],
    [
      "Heading 'Choose",
      [t.screen('PasswordCreateOrLogin for a new user'), decision('A new user who has no choice')],
    ],
    ['password: password form', [t.passwords("a … user may press '…' instead", "'known'")]],
    [
      'passwordless: automatically',
      {
        'sends a code': [t.passwords('a user without a password › is sent a code at once')],
        'or a link, and offers a password': [
          t.passwords(
            'a user without a password › is told why no link was sent, tries again, and creates a password instead',
          ),
        ],
      },
    ],
    ['Alternative button labels', [t.passwords("a … user may press '…' instead")]],
    [
      'PasswordForgot',
      {
        texts: [t.screen('PasswordForgot')],
        "'Resend email'": [forgot],
        "'Login without a password'": [
          forgot,
          t.passwords('a visitor who forgot the password is …offered another way with …'),
        ],
      },
    ],
    ['PasswordBreached', [t.screen('PasswordBreached'), resetEmail]],
    ['PasswordDedupe', [t.screen('PasswordDedupe'), resetEmail]],
    [
      'PasswordSetNew',
      [
        t.screen('PasswordSetNew'),
        t.passwords('a user without a password › is sent an e-mail to set one if there is no other way'),
      ],
    ],
    [
      'PasswordResetForm',
      {
        'heading, field, feedback and link': [t.screen('PasswordResetForm')],
        'Continue is disabled for an invalid password': [
          t.resetPassword('a forgotten password is replaced and logs in, with PKCE'),
        ],
        "'Login without a password'": [
          t.resetPassword(
            "'Login without a password' and 'Back' lead to the first screen, and reset() back to the form",
          ),
          decision('With passwords alone'),
        ],
        'without a token': [decision('Without a token, `<auth-reset-password>` asks')],
      },
    ],
    [
      'While a token of type login',
      [
        t.resetPassword(
          'the other link of the e-mail signs in at once, and offers a new e-mail once it was used',
        ),
        t.picture('link'),
        decision('`LoggingIn` is an 18th screen'),
      ],
    ],
    ['PasswordConfirmation', [t.screen('PasswordConfirmation'), decision('Confirmations name the account')]],
  ],
};

const wallets: Rows = {
  'Crypto screens': [
    ['CryptoConnect', [t.screen('CryptoConnect')]],
    ['CryptoSignMessage', [t.screen('CryptoSignMessage')]],
    ['CryptoSetupWallet', [t.cryptoScreens('opens the sites of the five wallets to set up in a new tab')]],
    ['CryptoOtherScreen', [t.screen('CryptoOtherScreen')]],
    ['CryptoConfirmation', [t.screen('CryptoConfirmation'), t.crypto('signs in with …')]],
    ['CryptoError', [t.screen('CryptoError')]],
    ['Use the back arrow', [t.screen('CryptoError')]],
    [
      'Toasts: success',
      [t.measures('a red toast stays for 4 s, and a green one for 2 s'), decision('Toasts are tinted')],
    ],
    [
      'Resend of email',
      {
        email: [
          t.passwords('a user without a password › is sent an e-mail to set one if there is no other way'),
        ],
        passcode: [t.otp('resending restarts the countdown, ends the old code and brings a new one')],
      },
    ],
    ['Business-to-business', business.screens],
  ],
};

export const methodScreens: Rows = { ...passwords, ...wallets };
