import { useLayoutEffect, useState } from 'react';
import { endsSession } from '../provider/refusals.ts';
import type { AccountSection } from '../settings/account-sections.ts';
import { runnerOf } from '../shell/runner/runner.ts';
import type { Conclusion, Runner, RunnerDependencies } from '../shell/runner/types.ts';
import { type Account, explainRefusal, resolve } from './account.ts';
import { departuresOf } from './departures.ts';
import type { Visitor } from './visitor.ts';

/** What comes of an action is told and done. None of them signs in. */
const conclusionOf = (current: () => RunnerDependencies<Account>): Conclusion<Account> => ({
  around: (action) => action,
  conclude({ event, authEvent }) {
    const { host, send } = current();
    if (authEvent) host.event(authEvent);
    if (event) send(event);
  },
  sessionCount: () => 0,
});

/** While it runs something, nothing else is begun in its section. */
function createAccountRunner(initial: RunnerDependencies<Account>, section: AccountSection) {
  let latest = initial;
  const current = () => latest;
  const base = runnerOf<Account>(current, conclusionOf(current));
  const runner: Runner<Account> = {
    ...base,
    async run(action, input, options) {
      current().send({ type: 'asked', section });
      try {
        return await base.run(action, input, options);
      } finally {
        current().send({ type: 'answered', section });
      }
    },
  };
  return {
    runner,
    follow(dependencies: RunnerDependencies<Account>): void {
      latest = dependencies;
    },
  };
}

/** The runner of a section, which stays the same object, and always uses the latest dependencies. */
export function useAccountRunner(
  { host, provider, scene, user, texts, send }: Visitor,
  section: AccountSection,
): Runner<Account> {
  const dependencies: RunnerDependencies<Account> = {
    host: {
      event: (detail) => host.succeeded(detail as Account['authEvent']),
      error(detail) {
        host.failed(detail);
        if (endsSession(detail)) void host.refresh();
      },
      submit: () => undefined,
    },
    settings: host,
    config: resolve(scene),
    strings: texts,
    screen: host.screen,
    explain: explainRefusal,
    loadProvider: async () => provider,
    redirect: departuresOf(user),
    send,
  };
  const [{ runner, follow }] = useState(() => createAccountRunner(dependencies, section));
  useLayoutEffect(() => follow(dependencies));
  return runner;
}
