/** What the views of an account share: the visitor, the state, and how tasks begin and end. */
import { createContext, useContext } from 'react';
import type { AccountProvider } from '../provider/account-port.ts';
import type { AccountSection } from '../settings/account-sections.ts';
import type { User } from '../settings/session-data.ts';
import type { VisitorHost, VisitorScene } from './host.ts';
import { type AccountEvent, type AccountState, idOf, type Task } from './state.ts';
import type { AccountTexts } from './texts.ts';

export interface Visitor {
  readonly host: VisitorHost;
  readonly provider: AccountProvider;
  readonly scene: VisitorScene;
  readonly user: User;
  readonly texts: AccountTexts;
  readonly state: AccountState;
  /** Of what opens a task, the first field then has the focus; of what ends it, what has opened it. */
  send(event: AccountEvent): void;
  find(selector: string): HTMLElement | null;
}

/** The visitor, as a section sees them. */
export interface SectionVisitor extends Visitor {
  readonly section: AccountSection;
  /** True while the section awaits an answer. */
  readonly isBusy: boolean;
  /** Closes what is open in the section. */
  leave(): void;
}

export const VisitorContext = createContext<SectionVisitor | undefined>(undefined);

export function useVisitor(): SectionVisitor {
  const visitor = useContext(VisitorContext);
  if (!visitor) throw new Error('A section was rendered outside of the account.');
  return visitor;
}

/** The task that is open in a section, or in a row of it. */
export function useOpenTask<Section extends Task['section']>(
  section: Section,
  id?: string,
): Extract<Task, { readonly section: Section }> | undefined {
  const { task } = useVisitor().state;
  const isOpen = task?.section === section && idOf(task) === id;
  return isOpen ? (task as Extract<Task, { readonly section: Section }>) : undefined;
}
