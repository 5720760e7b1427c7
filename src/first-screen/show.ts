/**
 * Shows the first screen until React adopts its nodes: keeps what is typed, changes tabs, and remembers what is pressed.
 */
import { watchCompositions } from '../lib/compositions.ts';
import { documentOrShadowRoot } from '../lib/document-or-shadow-root.ts';
import { parseEmail } from '../lib/email.ts';
import { ignoreHeldEnter } from '../lib/ignore-held-enter.ts';
import { adoptStyles } from '../theme/sheets.ts';
import { type Compose, type Drawing, drawScreen } from './drawing.ts';
import { createPress } from './press.ts';
import { TAB, tabByKey, tabIdOf } from './tabs.ts';

export interface ShownScreen extends Pick<Drawing, 'update' | 'handOver'> {
  /** To be called once React has adopted the nodes: presses again what was pressed. */
  adopted(): void;
  /** Whether the visitor waits for something that was pressed. */
  isPressed(): boolean;
  /** The app did not come: what was pressed can be pressed again. */
  release(): void;
  /** Stops listening and gives the style sheets back. */
  stop(): void;
}

function listen(
  container: HTMLElement | ShadowRoot,
  signal: AbortSignal,
  listeners: Readonly<Record<string, (event: Event) => void>>,
): void {
  for (const [type, listener] of Object.entries(listeners))
    container.addEventListener(type, listener, { signal });
  watchCompositions(container, signal);
  ignoreHeldEnter(container, signal);
}

/** @param onRefused called with the sentence that the visitor reads */
export function showFirstScreen(
  container: HTMLElement | ShadowRoot,
  compose: Compose,
  onRefused: (message: string) => void,
): ShownScreen {
  const stopped = new AbortController();
  const { press, release, isPressed, pressAgain } = createPress();
  const releaseStyles = adoptStyles(
    documentOrShadowRoot(container),
    container.nodeType === Node.ELEMENT_NODE,
  );
  const { vary, update, handOver } = drawScreen(container, compose);
  const select = (button: HTMLElement): void => {
    vary({ tab: tabIdOf(button), refused: false });
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
    vary({ refused: false });
    vary({ refused: true });
    onRefused(container.querySelector('[part=error]')?.textContent ?? '');
  };
  const onKeyDown = (event: Event): void => {
    const next = tabByKey(container, event as KeyboardEvent);
    if (!next) return;
    event.preventDefault();
    select(next);
  };
  const onInput = (): void => vary({ refused: false });
  listen(container, stopped.signal, { click: onClick, submit: onSubmit, keydown: onKeyDown, input: onInput });

  return {
    update,
    handOver,
    adopted() {
      stopped.abort();
      pressAgain();
    },
    isPressed,
    release,
    stop() {
      stopped.abort();
      releaseStyles();
    },
  };
}
