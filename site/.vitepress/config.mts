import { defineConfig } from 'vitepress';

const guide = (text: string, items: readonly [text: string, page: string][]) => ({
  text,
  items: items.map(([title, page]) => ({ text: title, link: `/docs/${page}` })),
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
  lang: 'en',
  base: process.env.SITE_BASE ?? '/',
  srcDir: 'src',
  outDir: process.env.SITE_OUTPUT ?? '../dist-site',
  head: [
    ['link', { rel: 'icon', href: `${process.env.SITE_BASE ?? '/'}screens/mark.svg` }],
    ['script', { type: 'module', src: `${process.env.SITE_BASE ?? '/'}widget/auth-widget.js` }],
  ],
  // The emulator's inbox.
  ignoreDeadLinks: 'localhostLinks',
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('auth-') } } },
  markdown: {
    anchor: { slugify },
    config: (md) => {
      // An empty cell is no header.
      md.core.ruler.push('empty-headers', ({ tokens }) => {
        for (const [index, { type, content }] of tokens.entries()) {
          const [open, close] = [tokens[index - 1], tokens[index + 1]];
          if (type !== 'inline' || content !== '' || open?.type !== 'th_open' || !close) continue;
          open.tag = 'td';
          close.tag = 'td';
        }
      });
    },
    // The default has too little contrast in comments.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    logo: { src: '/screens/mark.svg', alt: '' },
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    nav: [
      { text: 'Guide', link: '/docs/frameworks' },
      { text: 'Reference', link: '/docs/reference' },
      { text: 'Playground', link: '/playground' },
      { text: 'Screens', link: '/screens/index.html', target: '_self' },
    ],
    sidebar: [
      guide('Products', [
        ['Passcodes', 'products/passcodes'],
        ['Email links', 'products/email-links'],
        ['Third-party providers', 'products/oauth'],
        ['Passwords', 'products/passwords'],
        ['Passkeys', 'products/passkeys'],
        ['Crypto wallets', 'products/wallets'],
      ]),
      guide('Put it on a page', [
        ['Frameworks', 'frameworks'],
        ['Bundlers', 'bundlers'],
        ['First screen', 'first-screen'],
        ['Serving', 'cdn'],
        ['Content Security Policy', 'csp'],
        ['Without a server: demo', 'demo-attribute'],
        ['A real project', 'real-project'],
        ['Testing', 'testing'],
        ['Troubleshooting', 'troubleshooting'],
      ]),
      guide('After sign-in', [
        ['Sessions and servers', 'after-sign-in'],
        // VitePress takes titles for HTML.
        ['&lt;auth-session&gt;', 'session'],
        ['&lt;auth-passkeys&gt;', 'passkeys-element'],
      ]),
      guide('Looks and texts', [
        ['Theming', 'theming'],
        ['Languages', 'languages'],
        ['Accessibility', 'accessibility'],
        ['Password managers', 'password-managers'],
      ]),
      guide('Know more', [
        ['Reference', 'reference'],
        ['Security', 'security'],
        ['Performance', 'performance'],
        ['Weaknesses of the official element', 'weaknesses'],
        ['Migration', 'migration'],
        ['Versions', 'versions'],
      ]),
      {
        text: 'Contribute',
        items: [
          { text: 'Contributing', link: '/CONTRIBUTING' },
          { text: 'Reporting vulnerabilities', link: '/SECURITY' },
          { text: 'Changelog', link: '/CHANGELOG' },
          ...guide('', [
            ['Architecture', 'architecture'],
            ['Decisions', 'decisions'],
            ['Contract', 'contract'],
            ['Specification', 'specification'],
            ['Coverage of the specification', 'spec-coverage'],
            ['Side by side', 'side-by-side'],
            ['Glossary', 'glossary'],
            ['API report', 'api-report'],
          ]).items,
        ],
      },
    ],
  },
});
