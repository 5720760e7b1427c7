/**
 * Shows the first screen until React adopts its nodes: keeps what is typed, changes tabs, and remembers what is pressed.
 */
import { loadFailure } from '../../kit/i18n/locales/en/without-app.ts';
import { documentOrShadowRoot, guardKeys, watchCompositions } from '../../kit/lib/dom.ts';
import { parseEmail } from '../../kit/lib/email.ts';
import { nextTab } from '../../kit/lib/next-tab.ts';
import { adoptStyles } from '../../kit/theme/sheets.ts';
import type { Host } from '../runner/types.ts';
import { type Compose, type Drawing, drawScreen } from './drawing.ts';
import { createPress } from './press.ts';
import type { Typed } from './typed.ts';

const TAB = '[role=tab]';

const tabIdOf = (tab: Element): string => tab.id.slice(tab.id.lastIndexOf('-') + 1);

/** The tab that a key leads to from the tab with the focus. */
function tabByKey(container: ParentNode, event: KeyboardEvent): HTMLElement | undefined {
  const target = event.target as HTMLElement;
  const tabs = [...container.querySelectorAll<HTMLElement>(TAB)];
  const index = tabs.indexOf(target);
  if (index < 0) return undefined;
  const isRightToLeft = getComputedStyle(target).direction === 'rtl';
  return tabs[nextTab(event, index, tabs.length, isRightToLeft) ?? -1];
}

export interface DrawnFirstScreen extends Pick<Drawing, 'update' | 'reset'> {
  /**
   * From here on, the nodes are React's, whose first render has to show the same.
   * @returns what the visitor has done so far
   */
  handOver(): Typed;
  /** The texts have changed. What was typed and pressed stays. */
  translate(compose: Compose): void;
  /** To be called once React has adopted the nodes: presses again what was pressed. */
  adopted(): void;
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
  // Captured: in Chromium, a `submit` that bubbles stops at the next form, here the one that the fields are slotted into.
  for (const [type, listener] of Object.entries(listeners))
    container.addEventListener(type, listener, { capture: true, signal });
  watchCompositions(container, signal);
  guardKeys(container, signal);
}

/**
 * Reacts to the visitor's use of the screen.
 * @param onRefused called with the sentence that the visitor reads
 */
function listenersOf(
  container: HTMLElement | ShadowRoot,
  { findField, vary }: Drawing,
  press: (target: HTMLElement) => void,
  keepThrough: (change: () => void) => void,
  onRefused: (message: string) => void,
): Readonly<Record<string, (event: Event) => void>> {
  const select = (button: HTMLElement): void => {
    vary({ tab: tabIdOf(button), refused: false });
    button.focus();
  };
  /** Drawn anew, so that screen readers read the same sentence again. */
  const refuse = (): void => {
    vary({ refused: false });
    vary({ refused: true });
    onRefused(container.querySelector('[part=error]')?.textContent ?? '');
  };
  return {
    click(event) {
      // Not the toggle of a password: a press on it would take the place of the form's, since only the first one counts.
      const target = (event.target as Element).closest<HTMLElement>('button:is([part],[title])');
      if (target?.matches(TAB)) select(target);
      // A form reports that it is submitted, also by the Enter key.
      else if (target && !target.matches('[type=submit]')) press(target);
    },
    submit(event) {
      event.preventDefault();
      const email = findField('email');
      const button = container.querySelector<HTMLElement>('[type=submit]');
      // An empty field is for the form itself, which has a sentence for it.
      if (email?.value.trim() && parseEmail(email.value) === undefined) refuse();
      else if (button) press(button);
    },
    input: () => keepThrough(() => vary({ refused: false })),
    keydown(event) {
      const next = tabByKey(container, event as KeyboardEvent);
      if (!next) return;
      event.preventDefault();
      select(next);
    },
  };
}

/** @param onRefused called with the sentence that the visitor reads */
export function showFirstScreen(
  container: HTMLElement | ShadowRoot,
  compose: Compose,
  onRefused: (message: string) => void,
): DrawnFirstScreen {
  const stopped = new AbortController();
  const { press, keepThrough, release, isPressed, pressAgain } = createPress();
  const releaseStyles = adoptStyles(
    documentOrShadowRoot(container),
    container.nodeType === Node.ELEMENT_NODE,
  );
  const drawing = drawScreen(container, compose);
  const { update, reset } = drawing;
  listen(container, stopped.signal, listenersOf(container, drawing, press, keepThrough, onRefused));
  return {
    update,
    translate: (next) => keepThrough(() => update(next)),
    reset() {
      release();
      reset();
    },
    handOver() {
      drawing.handOver();
      return { ...drawing.read(), pressed: isPressed() };
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

/**
 * Shows and reports that the widget cannot work in this browser or on this page. Only sets text, because anything else
 * may be missing or replaced.
 */
export function giveUp(container: HTMLElement | ShadowRoot, host: Host, cause: unknown): void {
  const message = loadFailure.unsupported;
  container.textContent = message;
  console.error(`auth-widget: ${message}`, cause);
  host.error({ code: 'unsupported', message, screen: host.screen, cause });
}
