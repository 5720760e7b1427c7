import { defineConfig } from 'vitepress';
import { forContributors, type Section, sections } from '../sidebar.ts';

/** VitePress takes titles for HTML. */
const asHtml = (title: string): string => title.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const isIn = (file: string, list: readonly Section[]): boolean =>
  list.some(({ pages }) => pages.some(({ path }) => file === `${path}.md`));

const base = process.env.SITE_BASE ?? '/';

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
  base,
  srcDir: 'src',
  outDir: process.env.SITE_OUTPUT ?? '../dist-site',
  head: [
    ['link', { rel: 'icon', href: `${base}screens/mark.svg` }],
    ['script', { type: 'module', src: `${base}widget/auth-widget.js` }],
  ],
  transformHead: ({ page }) =>
    isIn(page, sections)
      ? [['link', { rel: 'alternate', type: 'text/markdown', href: `${base}${page}` }]]
      : [],
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
    search: {
      provider: 'local',
      options: {
        // The changelog names everything, and would hide the page that explains it.
        _render: (text, env, md) => (isIn(env.relativePath, [forContributors]) ? '' : md.render(text, env)),
      },
    },
    outline: { level: [2, 3] },
    nav: [
      { text: 'Guide', link: '/docs/get-started' },
      { text: 'Reference', link: '/docs/reference' },
      { text: 'Playground', link: '/playground' },
      { text: 'Screens', link: '/screens/index.html', target: '_self' },
    ],
    sidebar: sections.map(({ title, pages }) => ({
      text: title,
      items: pages.map((page) => ({ text: asHtml(page.title), link: `/${page.path}` })),
    })),
  },
});
