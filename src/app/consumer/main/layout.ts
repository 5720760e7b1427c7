/** Arranges the blocks of the methods on Main (spec section 2). Pure, and knows no product. */
import type { ButtonsBlock, IdentifierBlock, MainBlock } from '../../../methods/method.ts';

export interface MainLayout {
  readonly buttons: readonly ButtonsBlock[];
  readonly identifiers: readonly IdentifierBlock[];
  /** Whether 'or' separates buttons and identifiers. */
  readonly divided: boolean;
  /** Whether there are several identifiers, each with a tab. */
  readonly tabbed: boolean;
}

export function layout(blocks: readonly MainBlock[]): MainLayout {
  const buttons = blocks.filter((block) => block.kind === 'buttons');
  const identifiers = blocks
    .filter((block) => block.kind === 'identifier')
    .filter((block, index, all) => all.findIndex(({ id }) => id === block.id) === index);
  return {
    buttons,
    identifiers,
    divided: buttons.length > 0 && identifiers.length > 0,
    tabbed: identifiers.length > 1,
  };
}
