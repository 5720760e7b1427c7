/** What the visitor does in the sections of an account. Pure. */
import type { Tree } from '../../kit/lib/tree.ts';
import type { AccountSection as Section } from '../../settings/account-sections.ts';
import type { User } from '../../settings/session-data.ts';
import type { Notice } from '../notice.ts';
import type { ContactKind, WayKind } from './contacts.ts';
import type { PasswordForm } from './host.ts';
import type { AccountTexts } from './texts.ts';

/** What the visitor does in a section: fills in its form, or something with a way to sign in, or with the account. */
export type Task =
  | { readonly section: 'name' | ContactKind; readonly does: 'edit' }
  /** Without a form until its code is there. */
  | { readonly section: 'password'; readonly does: 'edit'; readonly form: PasswordForm | undefined }
  | { readonly section: ContactKind; readonly does: 'verify'; readonly id: string }
  | { readonly section: WayKind; readonly does: 'remove'; readonly id: string }
  /** Without a type if the visitor has come back from a provider. */
  | { readonly section: 'providers'; readonly does: 'connect'; readonly type: string | undefined }
  | { readonly section: 'delete'; readonly does: 'remove' | 'verify' };

export interface AccountState {
  readonly task: Task | undefined;
  readonly isBusy: boolean;
  /** About the task, or about the section in which one has ended. */
  readonly notice: (Notice & { readonly section: Section }) | undefined;
  /** Stands in place of the task. */
  readonly proof: Tree | undefined;
  /** What screen readers are told. */
  readonly done: string | undefined;
}

/** What the section of accounts at other providers shows. */
export interface ProvidersModel {
  /** The types that the page offers. */
  readonly offered: readonly string[];
  /** What visitors call a type, once that is loaded. */
  readonly titleOf: ((type: string) => string) | undefined;
  /** Why it could not be loaded. */
  readonly failure: string | undefined;
}

export interface AccountModel extends AccountState {
  readonly texts: AccountTexts;
  readonly user: User;
  readonly sections: readonly Section[];
  readonly providers: ProvidersModel;
}

export const isEditing = ({ task }: AccountModel, section: Section): boolean =>
  task?.section === section && task.does === 'edit';
