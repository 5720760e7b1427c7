import { type ComponentType, createContext, type ReactNode } from 'react';
import type { NativeInputProps } from './autofill-input.ts';

export interface FormProps {
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/** How fields and their form are rendered where they are children of the page's element. */
export interface FieldComponents {
  readonly Input: ComponentType<NativeInputProps>;
  readonly Form: ComponentType<FormProps>;
}

/** Undefined where they are in the widget's own root. */
export const FieldComponentsContext = createContext<FieldComponents | undefined>(undefined);
