/**
 * The fields of a widget as children of the page's element, where password managers find them that do not look into shadow
 * roots. Each is slotted into the shadow root, which keeps its label, its box and its error.
 */

import { type Branch, draw, patchNode, type Tree } from '../lib/draw.ts';
import { keepChildren, MOST_RETURNS } from '../lib/keep-children.ts';
import { addRule } from '../theme/sheets.ts';
import { lightFieldRules } from './rules.ts';
import { BOX, FORM, MARK, separate, slotOf } from './separate.ts';

/** Events that a shadow root would keep to itself. The page's own forms around the widget would take them for theirs. */
const KEPT = ['change', 'formdata', 'invalid', 'reset', 'select', 'submit'];

for (const rule of lightFieldRules) addRule(rule);

export class LightFields {
  /** The attribute of the box that a field is slotted into. */
  readonly box = BOX;
  readonly formSlot = slotOf(FORM);
  readonly slotOf = slotOf;
  /** Random, because the bundles of two elements on a page would count alike. */
  readonly formId = `aw-form-${Math.random().toString(36).slice(2)}`;
  readonly #element: HTMLElement;
  /** Everything that belongs among the element's children. */
  readonly #shown = new Set<Element>();
  /** Of the first screen. */
  #trees: readonly Branch[] = [];
  /** Drawn by the first screen, and not yet claimed by the app. */
  #unclaimed: readonly Element[] = [];
  /** The field with the focus, also right after a script of the page has removed it. */
  #lastFocused: HTMLElement | undefined;

  /** @param isPrinted whether a server has printed the first screen, and the fields with it */
  constructor(root: ShadowRoot, isPrinted: boolean) {
    const element = root.host as HTMLElement;
    this.#element = element;
    // Nodes that no server has printed came with a clone, and are the original's.
    for (const node of element.querySelectorAll(`:scope > [${MARK}]`))
      if (isPrinted) this.#shown.add(node);
      else node.remove();
    for (const type of KEPT)
      element.addEventListener(type, (event) => {
        if (this.#shown.has(event.target as Element)) event.stopPropagation();
      });
    // No `for` leads out of the root.
    root.addEventListener('click', ({ target }) => {
      const id = (target as Element).closest('label')?.htmlFor;
      const slot = id === undefined ? null : root.getElementById(id)?.querySelector('slot');
      (slot?.assignedElements()[0] as HTMLElement | undefined)?.focus();
    });
    element.addEventListener('focusin', ({ target }) => {
      this.#lastFocused = target as HTMLElement;
    });
    // Some browsers tell of the focus that goes with a removed field. By then, that has been put back.
    element.addEventListener('focusout', () =>
      setTimeout(() => {
        this.#lastFocused = this.focused;
      }),
    );
    keepChildren(element, {
      areMissing: () => this.#missing(this.#shown).length > 0,
      putBack: () => this.#putBack(),
      quietReturns: MOST_RETURNS,
      warn: () =>
        console.warn(
          `auth-widget: a script of the page removes the fields of <${element.localName}> again and again. Let it leave children with ${MARK} alone, or set fields="shadow".`,
        ),
    });
  }

  get inputs(): readonly HTMLInputElement[] {
    return [...this.#shown].filter((node) => node.localName === 'input') as HTMLInputElement[];
  }

  /** The field that has the focus. */
  get focused(): HTMLInputElement | undefined {
    return this.inputs.find((node) => node.matches(':focus'));
  }

  /** @returns the first screen with a slot in place of each field; `draw` draws those */
  takeFrom(tree: Tree): Tree {
    const { screen, fields } = separate(tree, this.formId);
    this.#trees = fields;
    return screen;
  }

  /** Draws the fields of the first screen. Those that were there before keep what was typed. */
  draw(): void {
    const old = [...this.#shown];
    const fragment = document.createDocumentFragment();
    draw(fragment, this.#trees);
    const drawn = [...fragment.children].map((node) => {
      const known = old.find(({ slot }) => slot === node.slot);
      if (known) patchNode(known, node);
      return known ?? node;
    });
    this.remove(...old.filter((node) => !drawn.includes(node)));
    this.#unclaimed = drawn;
    this.show(...drawn);
  }

  /** Takes over a field that the first screen has drawn. */
  claimField(name: string): HTMLInputElement | undefined {
    return this.#claim(slotOf(name)) as HTMLInputElement | undefined;
  }

  createField(name: string): HTMLInputElement {
    const field = this.#create('input', slotOf(name));
    field.name = name;
    field.setAttribute('form', this.formId);
    return field;
  }

  /** Takes over the form that the first screen has drawn. */
  claimForm(): HTMLFormElement | undefined {
    return this.#claim(slotOf(FORM)) as HTMLFormElement | undefined;
  }

  createForm(): HTMLFormElement {
    const form = this.#create('form', slotOf(FORM));
    form.id = this.formId;
    form.method = 'dialog';
    form.noValidate = true;
    // Pressed by Enter, which submits several fields only if the form has a button.
    const button = form.ownerDocument.createElement('button');
    button.type = 'submit';
    form.append(button);
    return form;
  }

  /** Shows nodes, the form before its fields. */
  show(...nodes: readonly Element[]): void {
    for (const node of nodes) this.#shown.add(node);
    this.#insert(nodes);
  }

  remove(...nodes: readonly Element[]): void {
    for (const node of nodes) {
      this.#shown.delete(node);
      node.remove();
    }
  }

  /** Removes what the app has not claimed. */
  removeUnclaimed(): void {
    this.remove(...this.#unclaimed);
    this.#unclaimed = [];
  }

  #claim(slot: string): Element | undefined {
    const claimed = this.#unclaimed.find((node) => node.slot === slot);
    this.#unclaimed = this.#unclaimed.filter((node) => node !== claimed);
    return claimed;
  }

  #create<Tag extends 'form' | 'input'>(tag: Tag, slot: string): HTMLElementTagNameMap[Tag] {
    const node = this.#element.ownerDocument.createElement(tag);
    node.setAttribute(MARK, '');
    node.slot = slot;
    return node;
  }

  #missing(nodes: Iterable<Element>): readonly Element[] {
    return [...nodes].filter(({ parentNode }) => parentNode !== this.#element);
  }

  /** A page that empties the element means its own content. */
  #putBack(): void {
    this.#insert(this.#shown);
    const lost = this.#lastFocused;
    const active = lost?.ownerDocument.activeElement;
    if (!active || active === lost?.ownerDocument.body) lost?.focus({ preventScroll: true });
  }

  /**
   * Inserts what is missing in one piece. KeePassXC pairs the fields that it comes upon at the same time, and looks at an
   * element once more when its class may have changed.
   */
  #insert(nodes: Iterable<Element>): void {
    const element = this.#element;
    const missing = this.#missing(nodes);
    if (missing.length === 0) return;
    element.append(...missing);
    const given = element.getAttribute('class');
    element.setAttribute('class', given ?? '');
    if (given === null) element.removeAttribute('class');
  }
}
