/** The parts that sections ask with. Pure. */
import type { Branch, Tree } from '../../kit/lib/tree.ts';
import { actionsTree, formTree, questionTree } from '../ask-trees.ts';
import { button } from '../button.ts';
import { noticeTree } from '../notice.ts';
import type { AccountModel } from './state.ts';

export const NOTICE = 'notice';

const cancelButton = ({ texts }: AccountModel): Tree => button(texts.account.cancel, { action: 'cancel' });

/** @param submit the text of its button */
export function form(model: AccountModel, submit: string, ...fields: readonly Tree[]): Branch {
  const { isBusy, notice } = model;
  const save = button(submit, { action: 'save', part: 'button-primary', isBusy, isSubmit: true });
  return formTree({}, ...fields, noticeTree(NOTICE, notice), actionsTree(save, cancelButton(model)));
}

/** @param remove the text of the button that answers it */
export function removal(model: AccountModel, question: string, remove: string, id = ''): Branch {
  const { isBusy, notice } = model;
  const confirm = button(remove, { action: 'confirm', id, part: 'button-primary', isBusy });
  return questionTree(question, noticeTree(NOTICE, notice), actionsTree(confirm, cancelButton(model)));
}
