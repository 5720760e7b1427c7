import { defineConfig } from 'vitepress';
import llmstxt from 'vitepress-plugin-llms';

/** A section of the sidebar, by the paths of its pages. VitePress takes titles for HTML. */
const section = (text: string, pages: Readonly<Record<string, string>>) => ({
  text,
  items: Object.entries(pages).map(([path, title]) => ({
    text: title.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    link: `/${path}`,
  })),
});

/** As GitHub makes them, for which the links in docs/ are written. */
const slugify = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

export default defineConfig({
  title: 'auth-widget',
  description:
    'Embeddable sign-in and sign-up widget: one HTML tag, custom elements, no runtime dependencies.',
  srcDir: '..',
  outDir: '../dist-site',
  srcExclude: ['{.tmp,build,dist*,elements,emulator,examples,node_modules,release,site,src,test}/**'],
  rewrites: { 'README.md': 'index.md' },
  // Sources, which are read in the repository, and the emulator's inbox.
  ignoreDeadLinks: [/^\.*\/*(\.\.\/)*(build|elements|emulator|examples|src|test|LICENSE)\b/, /localhost/],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('auth-') } } },
  vite: { plugins: [llmstxt()] },
  markdown: { anchor: { slugify } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [{ text: 'Playground (npm start)', link: 'http://localhost:3000/_app' }],
    sidebar: [
      section('Start here', {
        '': 'README',
        'docs/what-it-does': 'What it does and does not do',
        'docs/get-started': 'Get started',
      }),
      section('Products', {
        'docs/products/passcodes': 'Passcodes',
        'docs/products/email-links': 'Email links',
        'docs/products/oauth': 'Social login',
        'docs/products/passwords': 'Passwords',
        'docs/products/passkeys': 'Passkeys',
        'docs/products/second-factor': 'A second factor',
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
        'docs/business-reference': 'Reference of <auth-b2b-widget>',
        'docs/security': 'Security',
        'docs/performance': 'Performance',
        'docs/migration': 'Migration',
        'docs/contract': 'Contract',
        'docs/versions': 'Versions',
        CHANGELOG: 'Changelog',
      }),
      section('Contribute', {
        CONTRIBUTING: 'Contributing',
        SECURITY: 'Reporting vulnerabilities',
        'docs/project/architecture': 'Architecture',
        'docs/project/decisions': 'Decisions',
        'docs/project/specification': 'Specification',
        'docs/project/threats': 'Threats',
        'docs/project/glossary': 'Glossary',
      }),
    ],
  },
});
