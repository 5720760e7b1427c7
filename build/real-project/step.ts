import type { ProjectOptions } from './options.ts';
import type { Answer, Json, StytchApi } from './stytch-api.ts';

/** What the steps share. */
export interface Trial {
  readonly api: StytchApi;
  readonly options: ProjectOptions;
  /** The test user, who exists once a step has signed them up. */
  readonly user: { readonly email: string; readonly password: string; id?: string };
  /** Of the test user. */
  sessionToken?: string;
}

export interface Step {
  readonly title: string;
  /** What may come, as `200` or `400 error_type`, and what it means. */
  readonly expected: Readonly<Record<string, string>>;
  /** What anything else means, and what to do. */
  readonly otherwise: string;
  /** What the step cannot do without: the test user's session, or the project's secret. */
  readonly needs?: readonly ('session' | 'secret')[];
  ask(trial: Trial): Promise<Answer>;
  /** What else the answer says. */
  notice?(answer: Answer): readonly string[];
}

/** Sends what a page sends to the API under `base`. */
export const postTo =
  (base: string) =>
  ({ api }: Trial, path: string, body: Json, sessionToken?: string): Promise<Answer> =>
    api.send({ method: 'POST', path: base + path, body, sessionToken });
