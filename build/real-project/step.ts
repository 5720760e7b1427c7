import type { ProjectOptions } from './options.ts';
import type { Answer, Json, StytchApi } from './stytch-api.ts';

/** The types of steps. */
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
  /** The answers that may come, as `200` or `400 error_type`, with their meanings. */
  readonly expected: Readonly<Record<string, string>>;
  /** The meaning of any other answer, and the mend. */
  readonly otherwise: string;
  /** The step's requirements: the test user's session, or the project's secret. */
  readonly needs?: readonly ('session' | 'secret')[];
  ask(trial: Trial): Promise<Answer>;
  /** More of the answer for the report. */
  notice?(answer: Answer): readonly string[];
}

/** Sends what a page sends to the API under `base`. */
export const postTo =
  (base: string) =>
  ({ api }: Trial, path: string, body: Json, sessionToken?: string): Promise<Answer> =>
    api.send({ method: 'POST', path: base + path, body, sessionToken });
