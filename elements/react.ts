/**
 * The elements as React components, for servers and browsers: on a server they print the first screen. For browsers,
 * bundlers take react-browser.ts instead, which has nothing to print with.
 */
import { firstScreenData } from '../src/first-screen/data.ts';
import type * as elements from './elements.ts';
import { printContent } from './internal/print-tag.ts';
import { createComponents } from './react/components.ts';
import type { ComponentProps } from './react/props.ts';

export type AuthWidgetProps = ComponentProps<elements.AuthWidget>;
export type AuthResetPasswordProps = ComponentProps<elements.AuthResetPassword>;

export const { AuthWidget, AuthResetPassword } = createComponents({
  define: () => {
    import('./elements.ts').then(
      ({ define }) => define(),
      (error: unknown) => console.error('auth-widget: failed to load.', error),
    );
  },
  printContent(tag, attributes, options) {
    // The build fills it in.
    if (!firstScreenData) throw new Error('auth-widget: the first screen is missing. Run npm run build.');
    return printContent(firstScreenData, tag, attributes, options);
  },
});
