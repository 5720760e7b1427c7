import { safeParse } from 'valibot';
import { projectId as projectIdFormat } from './state/formats.ts';
import { DEFAULT_CREDENTIALS, type ProjectCredentials } from './state/settings.ts';

/**
 * The credentials of the project's servers: as given, else EMULATOR_PROJECT_ID and EMULATOR_SECRET, else the defaults.
 * @throws Error with a message for the user
 */
export function projectCredentials({
  projectId = process.env['EMULATOR_PROJECT_ID'],
  secret = process.env['EMULATOR_SECRET'],
}: {
  readonly projectId?: string | undefined;
  readonly secret?: string | undefined;
} = {}): ProjectCredentials {
  // An empty variable counts as unset.
  const project_id = projectId || DEFAULT_CREDENTIALS.project_id;
  const { issues } = safeParse(projectIdFormat, project_id);
  if (issues) throw new Error(`The project ID must be ${issues[0].message}, not "${project_id}".`);
  return { project_id, secret: secret || DEFAULT_CREDENTIALS.secret };
}
