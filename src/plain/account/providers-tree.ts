/** What the section of accounts at other providers draws. Pure. */
import { format } from '../../kit/i18n/strings.ts';
import type { Branch, Tree } from '../../kit/lib/tree.ts';
import { button } from '../button.ts';
import { noticeTree } from '../notice.ts';
import { placed } from '../proofs/placed.ts';
import { NOTICE } from './ask-tree.ts';
import { waysOf } from './contacts.ts';
import { listTree } from './contacts-tree.ts';
import type { AccountModel } from './state.ts';

export function providerTrees(model: AccountModel): readonly Tree[] {
  const { texts, user, task, proof, notice, isBusy, providers } = model;
  const { account, common } = texts;
  const { titleOf, offered, failure } = providers;
  if (failure !== undefined)
    return [['p', { class: 'error', part: 'error' }, failure], button(common.retry, { action: 'load' })];
  const waiting: Tree = ['p', { class: 'helper', part: 'helper' }, common.loading];
  if (!titleOf) return [waiting];
  const connected = waysOf(user, 'providers');
  const named = connected.map((way) => ({ ...way, value: titleOf(way.value) }));
  const connecting = task?.does === 'connect' ? task : undefined;
  const offers: Branch = [
    'div',
    { class: 'actions' },
    ...offered
      .filter((type) => !connected.some(({ value }) => value.toLowerCase() === type))
      .map((type) =>
        button(format(account.connect, { provider: titleOf(type) }), {
          action: 'connect',
          id: type,
          isBusy: isBusy && connecting?.type === type,
        }),
      ),
  ];
  const isArriving = connecting && connecting.type === undefined && isBusy;
  return [
    listTree(model, named, {
      none: account.noProviders,
      remove: account.disconnect,
      removeOf: account.disconnectOf,
      confirm: account.confirmDisconnect,
    }),
    ...(isArriving ? [waiting] : []),
    ...(task?.does === 'remove' ? [] : [noticeTree(NOTICE, notice)]),
    ...placed(offers, connecting && proof),
  ];
}
