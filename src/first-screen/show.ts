/**
 * Shows the first screen until React adopts its nodes: keeps what is typed, changes tabs, and remembers what is pressed.
 */
import { documentOrShadowRoot } from '../lib/document-or-shadow-root.ts';
import { nextTab } from '../lib/next-tab.ts';
import { adoptStyles } from '../theme/sheets.ts';
import { copyAttributes, draw } from './draw.ts';
import type { Tree } from './tree.ts';
import type { Typed } from './typed.ts';

/** The first screen with the tab of that id selected. */
export type Compose = (tab: string | undefined) => Tree;

export interface ShownScreen {
  /** Draws the screen again if the settings have changed it. What was typed stays. */
  update(compose: Compose): void;
  /** What the visitor has done. React's first render has to show the same. */
  typed(): Typed;
  /** To be called once React has adopted the nodes: presses again what was pressed. */
  adopted(): void;
  /** The app did not come: what was pressed can be pressed again. */
  release(): void;
  /** Stops listening and gives the style sheets back. */
  stop(): void;
}

/** What a button says that was pressed. The style is in sheets.ts. */
const BUSY = ['aria-busy', 'aria-disabled', 'data-pressed'];

const TAB = '[role=tab]';
const PANEL = '[role=tabpanel]';

function inputsOf(container: ParentNode): readonly HTMLInputElement[] {
  return [...container.querySelectorAll<HTMLInputElement>('input[name]')];
}

const tabIdOf = (tab: Element): string => tab.id.slice(tab.id.lastIndexOf('-') + 1);

/** Selects a tab: the buttons stay, and keep the focus; the form is another one. */
function changeTab(container: ParentNode, drawn: ParentNode): void {
  const tabs = drawn.querySelectorAll(TAB);
  for (const [index, tab] of container.querySelectorAll(TAB).entries()) {
    const next = tabs[index];
    if (next) copyAttributes(tab, next);
  }
  const panel = container.querySelector(PANEL);
  const nextPanel = drawn.querySelector(PANEL);
  if (!panel || !nextPanel) return;
  copyAttributes(panel, nextPanel);
  panel.replaceChildren(...nextPanel.childNodes);
}

/** Remembers the first press. As when React is there, a second one changes nothing. */
function createPress() {
  let pressed: HTMLElement | undefined;
  const release = (): void => {
    for (const name of BUSY) pressed?.removeAttribute(name);
    pressed = undefined;
  };
  return {
    press(target: HTMLElement): void {
      if (pressed) return;
      pressed = target;
      if (target.localName === 'button') for (const name of BUSY) target.setAttribute(name, 'true');
    },
    release,
    pressAgain(): void {
      const target = pressed;
      release();
      target?.click();
    },
  };
}

export function showFirstScreen(container: HTMLElement | ShadowRoot, first: Compose): ShownScreen {
  const stopped = new AbortController();
  const typed: Record<string, string> = {};
  const { press, release, pressAgain } = createPress();
  let compose = first;
  let tab: string | undefined;
  let tree = compose(tab);

  const releaseStyles = adoptStyles(documentOrShadowRoot(container));
  container.replaceChildren();
  draw(container, [tree]);

  const read = (): void => {
    for (const { name, value } of inputsOf(container)) typed[name] = value;
  };
  const write = (): void => {
    for (const input of inputsOf(container)) input.value = typed[input.name] ?? '';
  };
  const select = (button: HTMLElement): void => {
    read();
    tab = tabIdOf(button);
    tree = compose(tab);
    const drawn = document.createDocumentFragment();
    draw(drawn, [tree]);
    changeTab(container, drawn);
    write();
    button.focus();
  };

  const onClick = (event: Event): void => {
    const target = (event.target as Element).closest<HTMLElement>('button[part], [role=combobox]');
    if (target?.matches(TAB)) select(target);
    // A form reports that it is submitted, also by the Enter key.
    else if (target && !target.matches('[type=submit]')) press(target);
  };
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    const button = (event.target as Element).querySelector<HTMLElement>('[type=submit]');
    if (button) press(button);
  };
  const onKeyDown = (event: Event): void => {
    const target = event.target as HTMLElement;
    const tabs = [...container.querySelectorAll<HTMLElement>(TAB)];
    const index = tabs.indexOf(target);
    if (index < 0) return;
    const isRightToLeft = getComputedStyle(target).direction === 'rtl';
    const next = tabs[nextTab(event as KeyboardEvent, index, tabs.length, isRightToLeft) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next);
  };
  const { signal } = stopped;
  container.addEventListener('click', onClick, { signal });
  container.addEventListener('submit', onSubmit, { signal });
  container.addEventListener('keydown', onKeyDown, { signal });

  return {
    update(next) {
      compose = next;
      const changed = compose(tab);
      if (JSON.stringify(changed) === JSON.stringify(tree)) return;
      tree = changed;
      read();
      container.replaceChildren();
      draw(container, [tree]);
      write();
    },
    typed() {
      read();
      return { fields: { ...typed }, tab };
    },
    adopted() {
      stopped.abort();
      pressAgain();
    },
    release,
    stop() {
      stopped.abort();
      releaseStyles();
    },
  };
}
