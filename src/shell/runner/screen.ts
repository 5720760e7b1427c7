/** The parts that the screens of a flow are written with. */
import type { FunctionComponent } from 'react';
import type { Bootstrap } from '../../provider/port.ts';
import type { Loader } from '../chunks/fetch-part.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { Step } from './step.ts';
import type { Entered } from './use-task.ts';

export type StateOf<F extends FlowTypes, Name extends F['state']['screen']> = Extract<
  F['state'],
  { readonly screen: Name }
>;

export interface ScreenProps<F extends FlowTypes, S extends F['state'] = F['state']> {
  readonly state: S;
  readonly send: (event: F['event']) => void;
  readonly config: F['config'];
  readonly bootstrap: Bootstrap | undefined;
  readonly strings: F['strings'];
}

export interface Screen<F extends FlowTypes, Name extends F['state']['screen']> {
  readonly View: FunctionComponent<ScreenProps<F, StateOf<F, Name>> & { readonly entered: Entered }>;
  /** The step to start when the screen opens. The runner starts it, and the view gets its status as `entered`. */
  enter?(
    props: Pick<ScreenProps<F, StateOf<F, Name>>, 'state' | 'config' | 'bootstrap'>,
  ): Step<F> | undefined;
}

export type ScreensOf<F extends FlowTypes, Name extends F['state']['screen']> = {
  readonly [N in Name]: Screen<F, N>;
};

/** All screens but Main. */
export type SecondaryScreen<F extends FlowTypes> = Exclude<F['state']['screen'], 'Main'>;

/** The chunk of each screen. A chunk without the screen's view does not compile. */
export type ScreenLoaders<F extends FlowTypes, Name extends SecondaryScreen<F> = SecondaryScreen<F>> = {
  readonly [N in Name]: Loader<{ readonly screens: ScreensOf<F, N> }>;
};
