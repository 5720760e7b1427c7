/** What the section of the password draws. Pure. */
import type { Tree } from '../../kit/lib/tree.ts';
import { button } from '../button.ts';
import { noticeTree } from '../notice.ts';
import { placed } from '../proofs/placed.ts';
import { NOTICE } from './ask-tree.ts';
import type { AccountModel } from './state.ts';

export function passwordTrees({ texts, user, task, proof, notice, isBusy }: AccountModel): readonly Tree[] {
  const { account } = texts;
  if (task?.section === 'password' && task.form) return placed(task.form.tree, proof);
  return [
    ['p', {}, user.password ? account.hasPassword : account.noPassword],
    noticeTree(NOTICE, notice),
    button(user.password ? account.changePassword : account.setPassword, {
      action: 'edit',
      isBusy: isBusy && task !== undefined,
    }),
  ];
}
