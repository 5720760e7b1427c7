/**
 * The test's script in the page, which runs before the page's own: it finds elements by role and name, and collects the
 * widgets' events and everything that goes wrong. Bundled by test/engines/smoke.ts.
 */
import { describeTree, elementsBelow, findAllByRole, visibleText } from '../harness/accessible-tree.ts';
import { eventTypes } from '../support/event-types.ts';

const faults: string[] = [];
const events: { readonly type: string; readonly target: string; readonly detail: unknown }[] = [];

addEventListener('error', ({ message }) => faults.push(`uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled: ${String(reason)}`));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  faults.push(`refused by the CSP: ${violatedDirective} ${blockedURI} ${sample}`),
);
for (const level of ['error', 'warn'] as const) {
  const say = console[level];
  console[level] = (...words: unknown[]) => {
    faults.push(`console ${level}: ${words.map(String).join(' ')}`);
    say(...words);
  };
}
for (const type of eventTypes) {
  document.addEventListener(type, (event) => {
    const { id } = event.target as Element;
    events.push({ type, target: id, detail: (event as CustomEvent<unknown>).detail });
  });
}

function scoped(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no element matches ${selector}`);
  return found;
}

/**
 * True if something on the page is still moving. Animations of other elements count too: while the card grows or shrinks to
 * a new screen, everything below it moves.
 */
function isMoving(): boolean {
  return [...elementsBelow(document.documentElement)]
    .flatMap((element) => element.getAnimations())
    .some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
}

/** Called by the driver; everything except elements is passed as JSON. */
const hand = {
  find(scope: string, role: string, name: string): Element | null {
    const found = findAllByRole(scoped(scope), role, name);
    if (found.length > 1) throw new Error(`${found.length} elements are a ${role} "${name}"`);
    return found[0] ?? null;
  },
  /** Scrolls it into view and returns where to click; null while it cannot be pressed, or something moves. */
  aim(element: Element): { readonly x: number; readonly y: number } | null {
    if (element.matches(':disabled, [aria-disabled=true], [aria-busy=true]')) return null;
    if (isMoving()) return null;
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  },
  isFocused: (element: Element) => element.matches(':focus'),
  text: (scope: string) => visibleText(scoped(scope)),
  tree: (scope: string) => describeTree(scoped(scope)),
  faults: () => faults,
  events: () => JSON.stringify(events),
};

export type Hand = typeof hand;

Object.assign(globalThis, { hand });
