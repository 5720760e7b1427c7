/** The elements as React components. On a server they print the first screen. */
import type * as elements from './elements.ts';
import { createComponents } from './react/components.ts';
import type { ElementProps } from './react/props.ts';
import { runtime } from './react/runtime.ts';

// A library whose components wrap one of these needs the name for its own declarations.
export type { ElementProps };

export type AuthWidgetProps = ElementProps<elements.AuthWidget>;
export type AuthResetPasswordProps = ElementProps<elements.AuthResetPassword>;

export const { AuthWidget, AuthResetPassword } = createComponents(runtime);
