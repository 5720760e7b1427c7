/** What the steps of a consumer project send. */
import type { Trial } from './step.ts';
import type { Answer, Json } from './stytch-api.ts';

export const SDK = '/sdk/v1';
export const SESSION = { session_duration_minutes: 5 };

export const post = ({ api }: Trial, path: string, body: Json, sessionToken?: string): Promise<Answer> =>
  api.send({ method: 'POST', path: SDK + path, body, sessionToken });

export const signIn = (trial: Trial, password: string, duration: Json = SESSION): Promise<Answer> =>
  post(trial, '/passwords/authenticate', { email: trial.user.email, password, ...duration });
