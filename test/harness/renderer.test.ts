/** What the widget's renderer makes of JSX, beside react-dom. */
import { expect } from 'chai';
import {
  type ChangeEvent,
  createElement as h,
  type ReactElement,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { createRoot as createDomRoot } from 'react-dom/client';
import { createRoot, flushSync, hydrateRoot, type Root } from '../../src/kit/renderer/renderer.ts';
import { until } from './auth-widget.ts';

const roots: Pick<Root, 'unmount'>[] = [];
const boxes: Element[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  for (const box of boxes.splice(0)) box.remove();
});

function box(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  boxes.push(element);
  return element;
}

/** Renders one after the other into the same place. */
async function render(trees: readonly ReactElement[], create: (box: HTMLElement) => Root) {
  const place = box();
  const root = create(place);
  roots.push(root);
  const seen: string[] = [];
  let done = 0;
  const Done = ({ number }: { readonly number: number }) => {
    useEffect(() => {
      done = number;
    }, [number]);
    return null;
  };
  for (const [index, tree] of trees.entries()) {
    root.render([h('div', { key: 'tree' }, tree), h(Done, { key: 'done', number: index + 1 })]);
    await until(() => done === index + 1);
    seen.push(place.innerHTML);
  }
  return seen;
}

const noop = (): void => undefined;

/** What follows is rendered in place of what is before it. */
const TREES: Readonly<Record<string, readonly ReactElement[]>> = {
  'text, and its change': [h('p', {}, 'a'), h('p', {}, 'b'), h('p', {}, 3), h('p'), h('p', {}, 'c', 'd')],
  'children instead of text': [h('p', {}, 'a'), h('p', {}, h('b', {}, 'x')), h('p', {}, 'a')],
  'attributes with other names': [
    h('label', { htmlFor: 'x', className: 'a' }),
    h('label', { className: 'b', tabIndex: -1 }),
    h('label'),
  ],
  flags: [
    h('button', { disabled: true, hidden: false }),
    h('button', { disabled: false, hidden: true }),
    h('button', { inert: true }),
  ],
  'words for true and false': [
    h('b', { 'aria-hidden': true, 'data-on': false, spellCheck: false, draggable: true }),
    h('b', { 'aria-hidden': false, 'data-on': true, spellCheck: true }),
    h('b', { 'aria-hidden': undefined }),
  ],
  styles: [
    h('b', { style: { '--a': 1, color: 'red' } as object }),
    h('b', { style: { '--a': '2px', display: 'none' } as object }),
    h('b'),
  ],
  drawings: [
    h(
      'svg',
      { viewBox: '0 0 1 1', focusable: 'false', className: 'c' },
      h('path', { d: 'M0 0', strokeWidth: 2, strokeLinecap: 'round', pathLength: 1 }),
    ),
    h(
      'svg',
      { viewBox: '0 0 2 2' },
      h(
        'g',
        { fillRule: 'evenodd' },
        h('text', { x: 1, textAnchor: 'middle', textLength: 9, lengthAdjust: 'spacing' }, 'a'),
      ),
    ),
  ],
  'a form': [
    h(
      'form',
      { method: 'dialog', noValidate: true },
      h('input', { maxLength: 3, readOnly: true, name: 'a' }),
    ),
    h('form', {}, h('input', { inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'done', name: 'a' })),
  ],
  'a list whose items move, come and go': [
    h(
      'ul',
      {},
      ['a', 'b', 'c'].map((key) => h('li', { key }, key)),
    ),
    h(
      'ul',
      {},
      ['c', 'x', 'a'].map((key) => h('li', { key }, key)),
    ),
    h('ul', {}, []),
  ],
  'a field that keeps its text': [h('input', { defaultValue: 'a' }), h('input', { defaultValue: 'b' })],
  'handlers, which are no attributes': [h('button', { onClick: noop }, 'a'), h('button', {}, 'a')],
};

describe('the renderer', () => {
  for (const [name, trees] of Object.entries(TREES))
    it(`makes of JSX what react-dom does: ${name}`, async () => {
      expect(await render(trees, createRoot)).to.deep.equal(await render(trees, createDomRoot));
    });

  it('draws SVG in its namespace', async () => {
    const place = box();
    const root = createRoot(place);
    roots.push(root);
    flushSync(() => root.render(h('svg', {}, h('path'))));
    expect(place.querySelector('path')).to.be.instanceOf(SVGPathElement);
  });
});

function Field({ accepts }: { readonly accepts: (text: string) => string }) {
  const [value, setValue] = useState('');
  return h('input', { value, onChange: ({ currentTarget }) => setValue(accepts(currentTarget.value)) });
}

/** Draws a component in a place of its own. */
function draw(tree: ReactElement): HTMLElement {
  const place = box();
  const root = createRoot(place);
  roots.push(root);
  flushSync(() => root.render(tree));
  return place;
}

const find = <Found extends Element = HTMLElement>(place: ParentNode, selector: string): Found => {
  const found = place.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

function enter(field: HTMLInputElement | HTMLSelectElement, value: string, type: string): void {
  field.value = value;
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

describe('events', () => {
  it('change a field to what its owner makes of the text, and leave it where that is nothing', async () => {
    const field = find<HTMLInputElement>(
      draw(h(Field, { accepts: (text) => text.replace(/\D/g, '') })),
      'input',
    );
    for (const [type, text] of [
      ['input', '1a'],
      ['change', '12b'],
    ] as const) {
      enter(field, text, type);
      await until(() => field.value === text.replace(/\D/g, ''));
    }
    enter(field, '12x', 'input');
    await until(() => field.value === '12');
  });

  it('are told once of a text that was typed', async () => {
    const texts: string[] = [];
    const accepts = (text: string) => {
      texts.push(text);
      return text;
    };
    const field = find<HTMLInputElement>(draw(h(Field, { accepts })), 'input');
    enter(field, 'a', 'input');
    await until(() => texts.length === 1);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(texts).to.deep.equal(['a']);
  });

  it('that are no change leave a field as its browser has filled it in', async () => {
    const props = { onBlur: noop, onKeyUp: noop, onCompositionEnd: noop };
    const field = find<HTMLInputElement>(draw(h('input', { ...props, value: '', onChange: noop })), 'input');
    field.value = 'filled in';
    for (const type of ['keyup', 'focusout', 'compositionend'])
      field.dispatchEvent(new Event(type, { bubbles: true }));
    await new Promise(requestAnimationFrame);
    expect(field.value).to.equal('filled in');
  });

  it('reach all handlers that are for them', () => {
    const heard: string[] = [];
    const tree = h('input', {
      value: '',
      onInput: () => heard.push('input'),
      onChange: () => heard.push('change'),
    });
    enter(find<HTMLInputElement>(draw(tree), 'input'), 'a', 'input');
    expect(heard).to.deep.equal(['input', 'change']);
  });

  it('of a list lead to another choice', async () => {
    const List = () => {
      const [value, setValue] = useState('b');
      const pick = ({ target }: ChangeEvent<HTMLSelectElement>) => setValue(target.value);
      const options = ['a', 'b'].map((key) => h('option', { key, value: key }, key));
      return [h('select', { key: 's', value, onChange: pick }, options), h('output', { key: 'o' }, value)];
    };
    const place = draw(h(List));
    const list = find<HTMLSelectElement>(place, 'select');
    expect(list.value).to.equal('b');
    enter(list, 'a', 'change');
    await until(() => find(place, 'output').textContent === 'a');
    expect(list.value).to.equal('a');
  });

  it('go to the handler of the last render, and to none once there is none', async () => {
    const heard: number[] = [];
    const place = box();
    const root = createRoot(place);
    roots.push(root);
    for (const number of [1, 2, undefined]) {
      const onClick = number === undefined ? undefined : () => heard.push(number);
      flushSync(() => root.render(h('button', { onClick })));
      find(place, 'button').click();
    }
    expect(heard).to.deep.equal([1, 2]);
  });

  it('that React causes by removing a field reach nobody', async () => {
    let left = 0;
    const tree = (hasField: boolean) =>
      h('div', { onBlur: () => left++ }, hasField && h('input', { onBlur: () => left++ }));
    const place = box();
    const root = createRoot(place);
    roots.push(root);
    flushSync(() => root.render(tree(true)));
    find(place, 'input').focus();
    flushSync(() => root.render(tree(false)));
    expect(left).to.equal(0);
  });
});

/** Prints markup, and has React adopt it in slices. */
function adopt(markup: string, tree: ReactElement, place: HTMLElement | ShadowRoot = box()) {
  place.innerHTML = markup;
  const adopted = new AbortController();
  const Adopted = () => {
    useEffect(() => adopted.abort(), []);
    return null;
  };
  const trees = [h('div', { key: 'tree' }, tree), h(Adopted, { key: 'adopted' })];
  startTransition(() => {
    roots.push(hydrateRoot(place, trees, noop));
  });
  return { place, adopted: () => until(() => adopted.signal.aborted) };
}

const typed = h(Field, { accepts: (text: string) => text });

describe('adopting', () => {
  for (const [name, markup, tree] of [
    ['nodes', '<div><p>text</p></div>', h('p', {}, 'text')],
    ['what was typed', '<div><input></div>', typed],
    ['what an extension adds to a form', '<div><form><input><b></b></form></div>', h('form', {}, typed)],
    ['what an extension adds to the root', '<b></b><div><p>text</p></div>', h('p', {}, 'text')],
  ] as const)
    it(`keeps ${name}`, async () => {
      const { place, adopted } = adopt(markup, tree);
      for (const field of place.querySelectorAll('input')) field.value = 'typed';
      const nodes = [...place.querySelectorAll('*')];
      await adopted();
      expect([...place.querySelectorAll('*')]).to.deep.equal(nodes);
      for (const field of place.querySelectorAll('input')) expect(field.value).to.equal('typed');
    });

  for (const [name, markup] of [
    ['element', '<div><b>text</b></div>'],
    ['text', '<div><p>other</p></div>'],
    ['number of elements', '<div><p>text</p><p></p></div>'],
  ] as const)
    it(`draws anew, and leaves nothing behind, if there is another ${name}`, async () => {
      const { place, adopted } = adopt(markup, h('p', {}, 'text'), box().attachShadow({ mode: 'open' }));
      await adopted();
      expect(place.innerHTML).to.equal('<div><p>text</p></div>');
    });

  it('does not keep what is pressed waiting', async () => {
    let presses = 0;
    const { place, adopted } = adopt(
      '<div><button></button></div>',
      h('button', { onClick: () => presses++ }),
    );
    find(place, 'button').click();
    expect(presses).to.equal(1);
    await adopted();
    find(place, 'button').click();
    expect(presses).to.equal(2);
  });

  it('notices an image that has failed by then', async () => {
    const place = box();
    let failures = 0;
    const src = 'data:image/png;base64,AAAA';
    place.innerHTML = `<div><img src="${src}"></div>`;
    await until(() => find<HTMLImageElement>(place, 'img').complete);
    adopt(`<div><img src="${src}"></div>`, h('img', { src, onError: () => failures++ }), place);
    await until(() => failures === 1);
  });
});
