/**
 * What the page and assistive technology see of the element: custom states, a role and a name. Read from the widget's nodes, which
 * say all of it already.
 */

import { showStates } from '../../../kit/lib/custom-states.ts';
import type { Host } from '../../runner/host.ts';
import { screenState } from './screen-state.ts';

const BUSY = '[aria-busy=true],[role=status]>svg';
const ERROR = '[part=error]';

/** Inside of these, another landmark says nothing new. */
const LANDMARKS = 'form,[role=form],dialog,[role=dialog],[role=alertdialog]';

/**
 * @param box the screen's container
 * @returns stops
 */
export function followStates(
  element: Element,
  internals: ElementInternals,
  box: Element,
  host: Pick<Host, 'screen'>,
): () => void {
  const update = (): void => {
    showStates(internals, [
      screenState(host.screen),
      ...(box.querySelector(BUSY) ? ['busy'] : []),
      ...(box.querySelector(ERROR) ? ['error'] : []),
    ]);
    // The page's own role, aria-label and aria-labelledby win.
    internals.role = element.parentElement?.closest(LANDMARKS) ? 'group' : 'form';
    internals.ariaLabel = box.querySelector('h2')?.textContent ?? null;
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(box, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-busy'],
  });
  return () => {
    observer.disconnect();
    showStates(internals, []);
  };
}
