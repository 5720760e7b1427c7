/** The requests of the steps of a consumer project. */
import { postTo, type Trial } from './step.ts';
import type { Answer, Json } from './stytch-api.ts';

export const SDK = '/sdk/v1';
export const SESSION = { session_duration_minutes: 5 };

export const post = postTo(SDK);

export const signIn = (trial: Trial, password: string, duration: Json = SESSION): Promise<Answer> =>
  post(trial, '/passwords/authenticate', { email: trial.user.email, password, ...duration });
