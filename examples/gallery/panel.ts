/** How the gallery shows elements that draw themselves without React. */
import type { StringOverrides } from '../../src/kit/i18n/catalogue.ts';
import { everyText } from '../../src/kit/i18n/every-text.ts';
import { ENGLISH } from '../../src/kit/i18n/languages.ts';
import type { Tree } from '../../src/kit/lib/tree.ts';
import type { Look } from '../../src/kit/theme/overrides.ts';
import { textsOfProof } from '../../src/plain/proofs/texts.ts';
import { type ProofModel, proofTree } from '../../src/plain/proofs/tree.ts';
import { render } from '../../src/plain/render.ts';
import { adoptRules } from '../../src/plain/sheet.ts';
import type { Variants } from './cases.ts';
import { lengthen } from './lengthen.ts';

export const textsOf = ({ texts }: Variants): StringOverrides =>
  texts === 'long' ? lengthen(everyText) : {};

export type ProofCase = Partial<Omit<ProofModel, 'texts'>>;

export function proofOf(variants: Variants, proof: ProofCase): Tree {
  const texts = textsOfProof(ENGLISH, textsOf(variants));
  return proofTree({
    texts,
    heading: texts.proof.heading,
    ways: [],
    code: undefined,
    busy: undefined,
    canResend: false,
    notice: undefined,
    signInUrl: '/login',
    ...proof,
  });
}

export function drawPanel(
  root: ShadowRoot,
  { texts, dark = false }: Variants,
  look: Look,
  rules: string,
  trees: readonly Tree[],
): void {
  const container = document.createElement('div');
  root.append(container);
  adoptRules(root, rules);
  const appearance = {
    language: 'en',
    direction: texts === 'mirrored' ? 'rtl' : 'ltr',
    theme: undefined,
    colorScheme: dark ? 'dark' : 'auto',
    look,
  } as const;
  render(container, 'panel', appearance, trees);
}
