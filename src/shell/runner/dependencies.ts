import type { Strings } from '../../kit/i18n/catalogue.ts';
import type { ToastKind } from '../../kit/ui/toaster.tsx';
import type { FlowTypes, SharedEvent } from '../flow-types.ts';
import type { Redirect } from '../redirect/redirect.ts';
import type { Interpose } from './action.ts';
import type { Host } from './host.ts';
import type { Toast } from './runner.ts';

/**
 * What a runner depends on. All of it may change during its life, so the runner reads the current values at each use.
 */
export interface RunnerDependencies<F extends FlowTypes> {
  readonly host: Host;
  readonly settings: F['settings'];
  readonly config: F['config'];
  readonly strings: Strings;
  readonly screen: string;
  /** Loads the provider. After a failure, the next call tries again. */
  readonly loadProvider: () => Promise<F['provider']>;
  readonly redirect: Redirect;
  readonly interpose?: Interpose<F> | undefined;
  /** A reload comes back to the first screen, until another one is shown. */
  forgetScreen(): void;
  send(event: F['event'] | SharedEvent): void;
  toast(kind: ToastKind, text: string): Toast;
}
