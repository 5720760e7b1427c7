/** What is open in the account, and what was done in it. Pure. */
import type { RemovableKind } from '../provider/account-port.ts';
import type { TotpRegistration } from '../provider/port.ts';
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

/** The sentence about what was done. */
export type Done = {
  readonly [Section in 'account' | 'passkeyList']: {
    readonly section: Section;
    readonly text: keyof AccountTexts[Section];
    readonly slots?: Readonly<Record<string, string>>;
  };
}['account' | 'passkeyList'];

export interface AccountState {
  readonly task: Task | undefined;
  readonly step: AppStep | undefined;
  readonly done: Done | undefined;
  /** How many answers are awaited, before which nothing else is begun. */
  readonly awaited: number;
}

export type AccountEvent =
  | { readonly type: 'opened'; readonly task: Task }
  | { readonly type: 'left' }
  /** A task is done. */
  | { readonly type: 'changed'; readonly done: Done }
  /** Something is done beside the open task. */
  | { readonly type: 'told'; readonly done: Done }
  | { readonly type: 'stepped'; readonly to: AppStep }
  | { readonly type: 'stepsLeft'; readonly done?: Done }
  | { readonly type: 'asked' }
  | { readonly type: 'answered' };

export const FIRST: AccountState = { task: undefined, step: undefined, done: undefined, awaited: 0 };

export function reduce(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'opened':
      return { ...state, task: event.task, done: undefined };
    case 'left':
      return { ...state, task: undefined };
    case 'changed':
      return { ...state, task: undefined, done: event.done };
    case 'told':
      return { ...state, done: event.done };
    case 'stepped':
      return { ...state, step: event.to };
    case 'stepsLeft': {
      const { task } = state;
      return {
        ...state,
        step: undefined,
        task: task?.section === 'second-factor' ? undefined : task,
        done: event.done,
      };
    }
    case 'asked':
      return { ...state, done: undefined, awaited: state.awaited + 1 };
    case 'answered':
      return { ...state, awaited: state.awaited - 1 };
  }
}
