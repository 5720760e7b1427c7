import { readFileSync } from 'node:fs';

export type ProjectKind = 'consumer' | 'business';

const guide = new URL('../../docs/real-project.md', import.meta.url);

/** The steps that need a person: those items of the guide's section "By hand" that are for this kind of project. */
export function byHand(kind: ProjectKind): string[] {
  const other = kind === 'consumer' ? '- [ ] Business:' : '- [ ] Consumer:';
  const [, section = ''] = readFileSync(guide, 'utf8').split('\n## By hand\n');
  return [...section.matchAll(/^- \[ \] .*(?:\n {2}.*)*/gm)]
    .map(([item]) => item.replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 (docs/$2)'))
    .filter((item) => !item.startsWith(other));
}
