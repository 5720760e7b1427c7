import type { BaseSettings } from '../../config/settings.ts';
import type { Bootstrap, ProjectProvider } from '../../provider/port.ts';
import { ElementFollower, type ElementFollowerProps } from '../element/element-follower.tsx';
import { BootstrapFollower } from './bootstrap-follower.tsx';

export interface FollowersProps extends Pick<ElementFollowerProps, 'box' | 'host'> {
  readonly provider: ProjectProvider;
  readonly settings: BaseSettings;
  readonly onData: (data: Bootstrap | undefined) => void;
}

/** Keeps the project's settings, and what the page sees of the element, up to date. */
export function Followers({ provider, settings, onData, box, host }: FollowersProps) {
  const { client, publicToken, apiUrl, demo, name, submitSession } = settings;
  const project = client || demo ? undefined : `${publicToken} ${apiUrl ?? ''}`;
  return (
    <>
      <BootstrapFollower provider={provider} project={project} onData={onData} />
      <ElementFollower provider={provider} name={name} submitSession={submitSession} box={box} host={host} />
    </>
  );
}
