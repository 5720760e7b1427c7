/** Takes the specification apart into the sentences that the coverage is about. */

interface SpecSection {
  /** The heading, without `#`. */
  readonly heading: string;
  readonly level: number;
  readonly sentences: readonly string[];
}

/** After a full stop, exclamation or question mark, which may end a quotation. */
const BETWEEN_SENTENCES = /(?<=[.!?]'?) (?=[A-Z'])/;

const isLabel = (sentence: string): boolean => /^\*\*[^*]+\*\*$/.test(sentence);

/** A row of a table counts as a sentence. */
function sentencesOf(block: string): string[] {
  if (block.startsWith('|')) {
    const [_header, _rule, ...rows] = block.split('\n');
    return rows.map((row) => row.replaceAll(/^\||\|$/g, '').trim());
  }
  return block
    .split(/\n(?=\s*- )/)
    .map((item) => item.replace(/^\s*- /, '').replaceAll(/\s*\n\s*/g, ' '))
    .flatMap((item) => item.trim().split(BETWEEN_SENTENCES))
    .filter((sentence) => sentence !== '' && !isLabel(sentence));
}

/**
 * @param specification Markdown; its block quotes are notes of ours and left out
 * @returns the sections that have sentences, in order
 */
export function specSections(specification: string): SpecSection[] {
  return specification
    .split(/^(?=#+ )/m)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const body = lines.filter((line) => !line.startsWith('>')).join('\n');
      return {
        heading: heading.replace(/^#+ /, ''),
        level: heading.indexOf(' '),
        sentences: body.split(/\n{2,}/).flatMap((block) => sentencesOf(block.trim())),
      };
    })
    .filter(({ sentences }) => sentences.length > 0);
}
