/** The state that the views of an account share: the visitor, the task, and how tasks begin and end. */

import { createContext, useContext } from 'react';
import type { StringOverrides } from '../kit/i18n/catalogue.ts';
import type { Catalogue } from '../kit/i18n/languages.ts';
import account from '../kit/i18n/locales/en/account.ts';
import en from '../kit/i18n/locales/en/consumer.ts';
import passkeys from '../kit/i18n/locales/en/passkeys.ts';
import { proof } from '../kit/i18n/locales/en/proof.ts';
import { withOverrides } from '../kit/i18n/with-overrides.ts';
import type { StytchClientShape } from '../provider/stytch/client.ts';
import type { User } from '../settings/session-data.ts';
import type { VisitorHost, VisitorScene } from './host.ts';

/** An open form or question. There is one at a time. */
export interface Task {
  readonly section: string;
  readonly does: string;
  /** Of the row in the section. */
  readonly id?: string | undefined;
}

export interface Visitor {
  readonly host: VisitorHost;
  readonly client: StytchClientShape;
  readonly scene: VisitorScene;
  readonly user: User;
  readonly texts: AccountTexts;
  readonly task: Task | undefined;
  /** True if an answer is awaited, before which nothing else is begun. */
  readonly isBusy: boolean;
  /** @returns ends it */
  hold(): () => void;
  /** Opens a task, and focuses its first field. Nothing while an answer is awaited. */
  start(task: Task): void;
  /** Ends the task, and focuses what has opened it. @param done what has been done */
  stop(done?: string): void;
  /** Says what has been done. */
  say(done: string): void;
  find(selector: string): HTMLElement | null;
}

export const VisitorContext = createContext<Visitor | undefined>(undefined);

export function useVisitor(): Visitor {
  const visitor = useContext(VisitorContext);
  if (!visitor) throw new Error('A section was rendered outside of the account.');
  return visitor;
}

/** The task that is open in a section, or in a row of it. */
export function useOpenTask(section: string, id?: string): Task | undefined {
  const { task } = useVisitor();
  return task?.section === section && task.id === id ? task : undefined;
}

const english = {
  ...en,
  ...account,
  ...passkeys,
  proof,
  passkeys: { ...en.passkeys, ...passkeys.passkeys },
  errors: { ...en.errors, ...passkeys.errors },
};

export type AccountTexts = typeof english;

/** @param overrides the page's own texts */
export const accountTexts = (catalogue: Catalogue, overrides: StringOverrides): AccountTexts =>
  [...catalogue.files, overrides].reduce(withOverrides<AccountTexts>, english);
