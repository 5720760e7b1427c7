/** The list of pages for assistants (llmstxt.org). Pure. Plugins for VitePress write absolute addresses; here any path will do. */
import { forContributors, type Section } from './sidebar.ts';

const FIRST_SENTENCE = /^# .*\n\n([A-Z`<[](?:[^.\n]|\.(?!\s)|\n(?!\n))*\.)/m;

/** The first sentence below the title, on one line and without links. */
function summaryOf(markdown: string): string {
  const [, sentence = ''] = FIRST_SENTENCE.exec(markdown) ?? [];
  return sentence.replaceAll('\n', ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/**
 * @param about the package in a sentence
 * @param read the Markdown of a page, by its path
 */
export function llmsTxt(about: string, sections: readonly Section[], read: (path: string) => string): string {
  const parts = sections.map((section) => {
    // What readers who are short of space may leave out.
    const title = section === forContributors ? 'Optional' : section.title;
    const lines = section.pages.map((page) => {
      const summary = summaryOf(read(`${page.path}.md`));
      return `- [${page.title}](${page.path}.md)${summary && `: ${summary}`}`;
    });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return [`# auth-widget\n\n> ${about}\n`, ...parts].join('\n');
}
