/** What the section "Delete account" draws. Pure. */
import { format } from '../../kit/i18n/strings.ts';
import { accountName } from '../../kit/lib/account.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import type { Branch, Tree } from '../../kit/lib/tree.ts';
import { button } from '../button.ts';
import { noticeTree } from '../notice.ts';
import { placed } from '../proofs/placed.ts';
import { NOTICE, removal } from './ask-tree.ts';
import type { AccountModel } from './state.ts';

export function deleteTrees(model: AccountModel): readonly Tree[] {
  const { texts, user, task, proof, notice, isBusy } = model;
  const { account } = texts;
  if (task?.does === 'remove') {
    const name = accountName({ ...user }) ?? user.user_id;
    const question = format(account.deleteConfirm, { account: isolate(name) });
    return [removal(model, question, account.deleteAccount)];
  }
  const atRest: Branch = [
    'div',
    { class: 'content' },
    ['p', {}, account.deleteText],
    noticeTree(NOTICE, notice),
    button(account.deleteAccount, { action: 'remove', isBusy: isBusy && task !== undefined }),
  ];
  return placed(atRest, task && proof);
}
