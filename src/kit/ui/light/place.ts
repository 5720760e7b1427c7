import { createContext } from 'react';

/** Shows a field beside the others of its form. Undefined outside of a form. */
export type ShowField = (field: HTMLInputElement) => void;

export const ShowFieldContext = createContext<ShowField | undefined>(undefined);
