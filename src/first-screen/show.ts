/**
 * Shows the first screen until React adopts its nodes: keeps what is typed, changes tabs, and remembers what is pressed.
 */
import { documentOrShadowRoot } from '../lib/document-or-shadow-root.ts';
import { parseEmail } from '../lib/email.ts';
import { nextTab } from '../lib/next-tab.ts';
import { adoptStyles } from '../theme/sheets.ts';
import { draw, patch } from './draw.ts';
import type { Tree } from './tree.ts';
import type { Typed } from './typed.ts';

/** What of the first screen changes while the visitor uses it. */
export interface Variant {
  /** The id of the selected tab, if the visitor has selected one. */
  readonly tab: string | undefined;
  /** Whether the form was submitted with an address that is none. */
  readonly refused: boolean;
}

export type Compose = (variant: Variant) => Tree;

export interface ShownScreen {
  /** Draws the screen again if the settings have changed it. What was typed stays. */
  update(compose: Compose): void;
  /**
   * From here on, the nodes are React's, whose first render has to show the same.
   * @returns what the visitor has done so far
   */
  handOver(): Typed;
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

function inputsOf(container: ParentNode): readonly HTMLInputElement[] {
  return [...container.querySelectorAll<HTMLInputElement>('input[name]')];
}

const tabIdOf = (tab: Element): string => tab.id.slice(tab.id.lastIndexOf('-') + 1);

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

/** @param onRefused called with the sentence that the visitor reads */
export function showFirstScreen(
  container: HTMLElement | ShadowRoot,
  first: Compose,
  onRefused: (message: string) => void,
): ShownScreen {
  const stopped = new AbortController();
  const typed: Record<string, string> = {};
  const { press, release, pressAgain } = createPress();
  let compose = first;
  let variant: Variant = { tab: undefined, refused: false };
  let tree = compose(variant);
  let isReacts = false;

  const releaseStyles = adoptStyles(documentOrShadowRoot(container));
  container.replaceChildren();
  draw(container, [tree]);

  const read = (): void => {
    for (const { name, value } of inputsOf(container)) typed[name] = value;
  };
  const write = (): void => {
    for (const input of inputsOf(container)) input.value = typed[input.name] ?? '';
  };
  const redraw = (next: Partial<Variant>): void => {
    variant = { ...variant, ...next };
    const changed = compose(variant);
    if (isReacts || JSON.stringify(changed) === JSON.stringify(tree)) return;
    tree = changed;
    read();
    const drawn = document.createDocumentFragment();
    draw(drawn, [tree]);
    patch(container, drawn);
    write();
  };
  const select = (button: HTMLElement): void => {
    redraw({ tab: tabIdOf(button), refused: false });
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
    const form = event.target as HTMLFormElement;
    const email = form.querySelector<HTMLInputElement>('[name=email]');
    const button = form.querySelector<HTMLElement>('[type=submit]');
    if (email && parseEmail(email.value) === undefined) refuse();
    else if (button) press(button);
  };
  /** Drawn anew, so that screen readers read the same sentence again. */
  const refuse = (): void => {
    redraw({ refused: false });
    redraw({ refused: true });
    onRefused(container.querySelector('[part=error]')?.textContent ?? '');
  };
  const onInput = (): void => redraw({ refused: false });
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
  container.addEventListener('input', onInput, { signal });

  return {
    update(next) {
      compose = next;
      redraw({});
    },
    handOver() {
      isReacts = true;
      read();
      return { fields: { ...typed }, ...variant };
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
