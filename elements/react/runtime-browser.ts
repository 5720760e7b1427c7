/** Where only browsers render the components. */
import { define } from '../elements.ts';
import type { Runtime } from './component.ts';

export const runtime: Runtime = {
  define: () => define(),
  // Where a bundler takes this file for a server, too, the tag stays empty until the browser draws it.
  printShadowRoot: () => '',
};
