/** Where a server may render the components. In browsers, bundlers take runtime-browser.ts (`imports` of package.json). */
import { builtData } from '../internal/built-data.ts';
import { printShadowRoot } from '../internal/print-tag.ts';
import type { Runtime } from './component.ts';

export const runtime: Runtime = {
  define: () => {
    import('../elements.ts').then(
      ({ define }) => define(),
      (error: unknown) => console.error('auth-widget: failed to load.', error),
    );
  },
  printShadowRoot: (tag, attributes, options) => printShadowRoot(builtData(), tag, attributes, options),
};
