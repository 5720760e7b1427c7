import type { ComponentType } from 'react';
import type { Loader } from '../chunks/fetch-part.ts';
import type { BaseSettings, Problem } from '../config/settings.ts';
import type { Host } from '../entry/host.ts';
import type { FlowTypes } from '../flow/flow-types.ts';
import type { Strings } from '../i18n/en.ts';
import type { Bootstrap } from '../provider/port.ts';
import type { RunnerHooks } from '../runner/hooks.ts';

/** What a flow's screens are drawn from. */
export interface FlowViewProps<F extends FlowTypes> {
  readonly state: F['state'];
  readonly send: (event: F['event']) => void;
  readonly config: F['config'];
  readonly bootstrap: Bootstrap | undefined;
  readonly strings: Strings;
  /** BCP 47, of the texts; for plurals and for names that `Intl` knows. */
  readonly locale: string;
  readonly hideHeader: boolean;
}

export interface ArrivalProps<F extends FlowTypes> {
  readonly host: Host;
  readonly settings: F['settings'];
  readonly strings: Strings;
  readonly state: F['state'];
  readonly send: (event: F['event']) => void;
}

/** A flow as a value: all that the app needs to run it. */
export interface Flow<F extends FlowTypes> {
  /** What keeps the settings from being used; empty if they are fine. `base` is the page's address. */
  readonly check: (settings: F['settings'], base: string) => readonly Problem[];
  /** Fills in the defaults. */
  readonly resolve: (config: F['settings']['config'], base: string) => F['config'];
  /** Rejects when the provider's client cannot be loaded. */
  readonly loadProvider: (
    source: Pick<BaseSettings, 'client' | 'publicToken' | 'apiUrl'>,
  ) => Promise<F['provider']>;
  /** The first state; claims the address's token if the widget can use it. */
  readonly start: (host: Host, settings: F['settings']) => F['state'];
  readonly reduce: (state: F['state'], event: F['event']) => F['state'];
  /** The event of the page's `reset()`. */
  readonly resetEvent: (state: F['state'], settings: F['settings']) => F['event'];
  /** The chunks that a screen needs besides the app, by stable functions. */
  readonly partsOf: (screen: F['state']['screen'], config: F['config']) => readonly Loader<unknown>[];
  /** Chunks to fetch when the browser is idle. */
  readonly laterParts: (config: F['config']) => readonly Loader<unknown>[];
  /** Draws the state's screen. Rendered only once its chunks are here. */
  readonly Screen: ComponentType<FlowViewProps<F>>;
  readonly RunnerContext: RunnerHooks<F>['RunnerContext'];
  /** A hook: what follows from how the page was opened, and from settings that change later. */
  readonly useArrival: (props: ArrivalProps<F>) => void;
}
