/** The same as react.ts, for browsers only. */
import { define } from './elements.ts';
import { createComponents } from './react/components.ts';

export const { AuthWidget, AuthResetPassword } = createComponents({
  define: () => define(),
  // Where a bundler takes this file for a server, too, the tag stays empty until the browser draws it.
  printShadowRoot: () => '',
});
