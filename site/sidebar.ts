/** The pages of the site by what a reader wants. A test asks for every page of docs/ but those of docs/project/, which stay in the repository. */

interface Page {
  readonly title: string;
  /** In the repository and on the site, without `.md`. */
  readonly path: string;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly Page[];
}

const section = (title: string, pages: Readonly<Record<string, string>>): Section => ({
  title,
  pages: Object.entries(pages).map(([path, text]) => ({ path, title: text })),
});

/** For readers who change the package, and not for those who use it. */
export const forContributors = section('Contribute', {
  CONTRIBUTING: 'Contributing',
  SECURITY: 'Reporting vulnerabilities',
  CHANGELOG: 'Changelog',
});

export const sections: readonly Section[] = [
  section('Start here', {
    'docs/what-it-does': 'What it does and does not do',
    'docs/get-started': 'Get started',
    README: 'README',
  }),
  section('Products', {
    'docs/products/passcodes': 'Passcodes',
    'docs/products/email-links': 'Email links',
    'docs/products/oauth': 'Social login',
    'docs/products/passwords': 'Passwords',
    'docs/products/passkeys': 'Passkeys',
    'docs/products/wallets': 'Crypto wallets',
    'docs/products/business': 'Business customers',
  }),
  section('Put it on a page', {
    'docs/frameworks': 'Frameworks',
    'docs/cms': 'Content management systems',
    'docs/serving': 'Print, bundle, serve',
    'docs/dialog': 'In a modal dialog',
    'docs/csp': 'Content-Security-Policy',
    'docs/own-checks': 'Your own checks',
    'docs/demo-attribute': 'Without a server: demo',
    'docs/real-project': 'A real project',
    'docs/emulator': 'The emulator',
    'docs/testing': 'Testing',
    'docs/troubleshooting': 'Troubleshooting',
  }),
  section('After sign-in', {
    'docs/after-sign-in': 'Sessions and servers',
    'docs/session': '<auth-session>',
    'docs/passkeys-element': '<auth-passkeys>',
    'docs/account-element': '<auth-account>',
  }),
  section('Looks and texts', {
    'docs/theming': 'Theming',
    'docs/languages': 'Languages',
    'docs/accessibility': 'Accessibility',
    'docs/password-managers': 'Password managers',
  }),
  section('Know more', {
    'docs/reference': 'Reference',
    'docs/business': 'Reference of <auth-b2b-widget>',
    'docs/security': 'Security',
    'docs/performance': 'Performance',
    'docs/migration': 'Migration',
    'docs/contract': 'Contract',
    'docs/versions': 'Versions',
  }),
  forContributors,
];
