import { expect } from 'chai';
import { isFocusElsewhere } from '../../src/kit/ui/focus.ts';

const button = (): HTMLButtonElement => document.createElement('button');

/** A widget with a button of its own, one among its children, one beside it, and one elsewhere on the page. */
function place(parent: Node) {
  const host = document.createElement('div');
  const box = document.createElement('div');
  const [own, child, beside, elsewhere] = [button(), button(), button(), button()];
  const slot = document.createElement('slot');
  box.append(own, slot);
  host.attachShadow({ mode: 'open' }).append(box);
  host.append(child);
  parent.appendChild(host);
  parent.appendChild(beside);
  document.body.append(elsewhere);
  return { box, own, child, beside, elsewhere };
}

const parents: Readonly<Record<string, () => Node>> = {
  'the page': () => document.body,
  'an open root of the page': () => inRoot('open'),
  'a closed root of the page': () => inRoot('closed'),
};

function inRoot(mode: ShadowRootMode): ShadowRoot {
  const outer = document.createElement('div');
  document.body.append(outer);
  return outer.attachShadow({ mode });
}

for (const [where, parent] of Object.entries(parents))
  describe(`a widget in ${where}`, () => {
    afterEach(() => document.body.replaceChildren());

    it('takes the focus from nowhere, from itself and from its children, and from nobody else', () => {
      const { box, own, child, beside, elsewhere } = place(parent());
      const isElsewhere = (focused?: HTMLElement): boolean => {
        focused?.focus();
        return isFocusElsewhere(box);
      };
      expect([undefined, own, child, beside, elsewhere].map(isElsewhere)).to.deep.equal([
        false,
        false,
        false,
        true,
        true,
      ]);
    });
  });
