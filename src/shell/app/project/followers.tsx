import type { BaseSettings } from '../../../settings/settings.ts';
import { ElementFollower, type ElementFollowerProps } from '../element/element-follower.tsx';
import { BootstrapFollower, type BootstrapFollowerProps } from './bootstrap-follower.tsx';

export interface FollowersProps
  extends Pick<ElementFollowerProps, 'box' | 'host'>,
    Omit<BootstrapFollowerProps, 'project'> {
  readonly settings: BaseSettings;
}

/** Keeps the project's settings, and what the page sees of the element, up to date. */
export function Followers({ provider, settings, box, host, ...followed }: FollowersProps) {
  const { client, publicToken, apiUrl, demo, name, submitSession } = settings;
  const project = client || demo ? undefined : `${publicToken} ${apiUrl ?? ''}`;
  return (
    <>
      <BootstrapFollower provider={provider} project={project} {...followed} />
      <ElementFollower provider={provider} name={name} submitSession={submitSession} box={box} host={host} />
    </>
  );
}
