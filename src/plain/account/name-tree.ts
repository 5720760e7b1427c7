/** What the section of the name draws. Pure. */
import type { Tree } from '../../kit/lib/tree.ts';
import { fieldTrees } from '../ask-trees.ts';
import { button } from '../button.ts';
import { placed } from '../proofs/placed.ts';
import { form } from './ask-tree.ts';
import { fullName, nameOf } from './contacts.ts';
import { type AccountModel, isEditing } from './state.ts';

export function nameTrees(model: AccountModel): readonly Tree[] {
  const { texts, user, proof } = model;
  const { account } = texts;
  const name = nameOf(user);
  if (!isEditing(model, 'name'))
    return [
      ['p', {}, ['bdi', {}, fullName(name) || account.noName]],
      button(account.edit, { action: 'edit' }),
    ];
  const given = fieldTrees(account.firstName, {
    id: 'given-name',
    autocomplete: 'given-name',
    value: name.first,
  });
  const family = fieldTrees(account.lastName, {
    id: 'family-name',
    autocomplete: 'family-name',
    value: name.last,
  });
  return placed(form(model, account.save, ...given, ...family), proof);
}
