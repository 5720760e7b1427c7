/** Arranges the blocks of the methods on Main (spec section 2). Pure, and knows no product. */
import type { ButtonsBlock, IdentifierBlock } from '../method.ts';

/** @template More what the caller knows about a block besides */
export interface MainLayout<More> {
  readonly buttons: readonly (ButtonsBlock & More)[];
  readonly identifiers: readonly (IdentifierBlock & More)[];
  /** True if 'or' separates buttons and identifiers. */
  readonly divided: boolean;
  /** True if there are several identifiers, each with a tab. */
  readonly tabbed: boolean;
}

export function layout<More>(blocks: readonly ((IdentifierBlock | ButtonsBlock) & More)[]): MainLayout<More> {
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
