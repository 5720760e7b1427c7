import { type ProvedTask, useProvedTask } from '../shell/proof/use-proved-task.ts';
import type { TaskOptions } from '../shell/runner/use-task.ts';
import type { Account, Action } from './account.ts';
import { Proof } from './proof.tsx';

export type Change<Input> = ProvedTask<Input, typeof Proof>;

const loadProof = async () => Proof;

/** A change of the account, for which the visitor may have to prove that it is them. Its row may be gone with it. */
export const useChange = <Input>(action: Action<Input>, options?: TaskOptions<Account>): Change<Input> =>
  useProvedTask(action, loadProof, { ...options, lasting: true });
