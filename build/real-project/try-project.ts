import { randomBytes } from 'node:crypto';
import { businessSteps } from './business-steps.ts';
import type { ProjectKind } from './by-hand.ts';
import { consumerSteps } from './consumer-steps.ts';
import type { ProjectOptions } from './options.ts';
import { meaning, settingsStep, unlistedOriginStep } from './shared-steps.ts';
import type { Step, Trial } from './step.ts';
import { type Answer, type Recorded, StytchApi } from './stytch-api.ts';
import { secretsIn, withoutSecrets } from './without-secrets.ts';

/** The outcome of a step. Plain data without secrets. */
export interface Outcome {
  readonly title: string;
  readonly expected: readonly string[];
  readonly result: 'expected' | 'other' | 'skipped';
  readonly came: string;
  readonly meaning: string;
  readonly notes: readonly string[];
  readonly differences: readonly string[];
  readonly fixtures: readonly Recorded[];
}

export interface ProjectReport {
  readonly project: string;
  readonly base: string;
  readonly kind: ProjectKind;
  readonly testUser: string;
  /** True if the test user was really made. */
  readonly hasTestUser: boolean;
  readonly outcomes: readonly Outcome[];
}

function missingFor({ needs = [] }: Step, { sessionToken, options }: Trial): string | undefined {
  if (needs.includes('secret') && !options.server)
    return 'Set STYTCH_PROJECT_ID and STYTCH_SECRET to try this.';
  if (needs.includes('session') && sessionToken === undefined)
    return 'This needs the test user, who could not sign up.';
  return undefined;
}

function skipped({ title, expected }: Step, reason: string): Outcome {
  const nothing = { notes: [], differences: [], fixtures: [] };
  return {
    title,
    expected: Object.keys(expected),
    result: 'skipped',
    came: 'Not tried.',
    meaning: reason,
    ...nothing,
  };
}

async function take(step: Step, trial: Trial): Promise<readonly [Outcome, Answer?]> {
  const missing = missingFor(step, trial);
  if (missing !== undefined) return [skipped(step, missing)];
  trial.api.recorded = [];
  const answer = await step.ask(trial);
  const { summary, message, differences } = answer;
  const outcome: Outcome = {
    title: step.title,
    expected: Object.keys(step.expected),
    result: summary in step.expected ? 'expected' : 'other',
    came: message === '' ? summary : `${summary}: ${message}`,
    meaning: meaning(step, answer),
    notes: step.notice?.(answer) ?? [],
    differences: [...new Set(differences)],
    fixtures: trial.api.recorded,
  };
  return [outcome, answer];
}

/** Goes through all steps. The answers' refusals and failures are in the report: this never rejects. */
export async function tryProject(options: ProjectOptions): Promise<ProjectReport> {
  // No address of a person, and no password that could be in a breach.
  const email = `auth-widget-${randomBytes(4).toString('hex')}@example.com`;
  const user = { email, password: `aW1!${randomBytes(16).toString('base64url')}` };
  const trial: Trial = { api: new StytchApi(options), options, user };
  const [first, settings] = await take(settingsStep, trial);
  const outcomes = [first];
  const kind = settings?.data['vertical'] === 'B2B' ? 'business' : 'consumer';
  if (first.result === 'expected') {
    const steps = [unlistedOriginStep, ...(kind === 'business' ? businessSteps : consumerSteps)];
    for (const step of steps) outcomes.push((await take(step, trial))[0]);
  }
  const { publicToken: project, base, server } = options;
  const secrets = [
    user.password,
    server?.secret ?? '',
    ...secretsIn(outcomes.flatMap(({ fixtures }) => fixtures.map(({ answer }) => answer))),
  ];
  const hasTestUser = trial.sessionToken !== undefined;
  return withoutSecrets({ project, base, kind, testUser: email, hasTestUser, outcomes }, secrets);
}
