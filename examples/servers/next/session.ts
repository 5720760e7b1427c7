import { Client } from 'stytch';

const { STYTCH_PROJECT_ID = '', STYTCH_SECRET = '', STYTCH_PUBLIC_TOKEN = '', STYTCH_API_URL } = process.env;

/** Of the elements. Without STYTCH_API_URL, which is for the emulator, everything asks Stytch. */
export const settings = { publicToken: STYTCH_PUBLIC_TOKEN, apiUrl: STYTCH_API_URL };

let client: Client | undefined;
/** Made at the first request, because a build has no secret. */
export const getClient = () =>
  (client ??= new Client({ project_id: STYTCH_PROJECT_ID, secret: STYTCH_SECRET, env: STYTCH_API_URL }));
