/**
 * The elements as React components, for servers and browsers: on a server they print the first screen. For browsers,
 * bundlers take react-browser.ts instead, which has nothing to print with.
 */
import type * as elements from './elements.ts';
import { builtData } from './internal/built-data.ts';
import { printShadowRoot } from './internal/print-tag.ts';
import { createComponents } from './react/components.ts';
import type { ElementProps } from './react/props.ts';

// A library whose components wrap one of these needs the name for its own declarations.
export type { ElementProps };

export type AuthWidgetProps = ElementProps<elements.AuthWidget>;
export type AuthResetPasswordProps = ElementProps<elements.AuthResetPassword>;

export const { AuthWidget, AuthResetPassword } = createComponents({
  define: () => {
    import('./elements.ts').then(
      ({ define }) => define(),
      (error: unknown) => console.error('auth-widget: failed to load.', error),
    );
  },
  printShadowRoot: (tag, attributes, options) => printShadowRoot(builtData(), tag, attributes, options),
});
