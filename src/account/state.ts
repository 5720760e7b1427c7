/** What is open in the account, and what was done in it. Pure. */
import type { RemovableKind } from '../provider/account-port.ts';
import type { TotpRegistration } from '../provider/port.ts';
import type { AccountSection } from '../settings/account-sections.ts';
import type { AccountTexts } from './texts.ts';

export type ContactKind = Exclude<RemovableKind, 'providers'>;

/** An open form or question. There is one at a time. `id` is of its row in the section. */
export type Task =
  | { readonly section: 'name' | 'password' | ContactKind; readonly does: 'edit' }
  | { readonly section: ContactKind; readonly does: 'verify'; readonly id: string }
  | { readonly section: RemovableKind; readonly does: 'remove'; readonly id: string }
  | { readonly section: 'passkeys'; readonly does: 'create' }
  | { readonly section: 'passkeys'; readonly does: 'rename' | 'remove'; readonly id: string }
  | { readonly section: 'second-factor'; readonly does: 'open' }
  | { readonly section: 'second-factor'; readonly does: 'remove'; readonly id: string }
  /** `verify`: whoever has not proved for a while who they are does so first. */
  | { readonly section: 'delete'; readonly does: 'verify' | 'remove' };

/** Of an authenticator app: what stays on the screen until the visitor goes on, whatever they open beside it. */
export type AppStep =
  | { readonly is: 'key' | 'code'; readonly registration: TotpRegistration }
  | { readonly is: 'recoveryCodes'; readonly codes: readonly string[]; readonly isNew: boolean };

export const idOf = (task: Task): string | undefined => ('id' in task ? task.id : undefined);

/** The sentence about what was done in a section, and where the texts have it. */
export type Done = {
  readonly [Texts in 'account' | 'passkeyList']: {
    readonly section: AccountSection;
    readonly texts: Texts;
    readonly text: keyof AccountTexts[Texts];
    readonly slots?: Readonly<Record<string, string>>;
  };
}['account' | 'passkeyList'];

export interface AccountState {
  readonly task: Task | undefined;
  readonly step: AppStep | undefined;
  readonly done: Done | undefined;
  /** The section of each answer that is awaited, before which nothing else is begun there. */
  readonly awaited: readonly AccountSection[];
}

export type AccountEvent =
  | { readonly type: 'opened'; readonly task: Task }
  | { readonly type: 'left'; readonly section: AccountSection }
  /** A task is done. */
  | { readonly type: 'changed'; readonly done: Done }
  /** Something is done beside the open task. */
  | { readonly type: 'told'; readonly done: Done }
  | { readonly type: 'stepped'; readonly to: AppStep }
  | { readonly type: 'stepsLeft'; readonly done?: Done }
  | { readonly type: 'asked' | 'answered'; readonly section: AccountSection };

export const FIRST: AccountState = { task: undefined, step: undefined, done: undefined, awaited: [] };

const without = (awaited: AccountState['awaited'], section: AccountSection) =>
  awaited.filter((_, index) => index !== awaited.indexOf(section));

/** Without what is open in a section. The visitor may have turned to another one before an answer has come. */
const closed = (state: AccountState, section: AccountSection): AccountState =>
  state.task?.section === section ? { ...state, task: undefined } : state;

export function reduce(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'opened':
      return { ...state, task: event.task, done: undefined };
    case 'left':
      return closed(state, event.section);
    case 'changed':
      return { ...closed(state, event.done.section), done: event.done };
    case 'told':
      return { ...state, done: event.done };
    case 'stepped':
      return { ...state, step: event.to };
    case 'stepsLeft':
      return { ...closed(state, 'second-factor'), step: undefined, done: event.done };
    case 'asked':
      return { ...state, done: undefined, awaited: [...state.awaited, event.section] };
    case 'answered':
      return { ...state, awaited: without(state.awaited, event.section) };
  }
}
