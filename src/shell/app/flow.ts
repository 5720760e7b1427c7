import type { ComponentType } from 'react';
import type { Translations } from '../../kit/i18n/languages.ts';
import type { Loader } from '../chunks/fetch-part.ts';
import type { FlowTypes, FoundBy, SharedEvent } from '../flow-types.ts';
import type { ActionResult, Interpose } from '../runner/action.ts';
import type { Host } from '../runner/host.ts';
import type { ScreenProps, StateOf } from '../runner/screen.ts';
import type { FlowCore } from '../start/flow-core.ts';
import type { ImportWarnings } from './use-warnings.ts';

export interface FlowScreenProps<F extends FlowTypes, S extends F['state'] = F['state']>
  extends ScreenProps<F, S> {
  readonly hideHeader: boolean;
}

export interface ArrivalProps<F extends FlowTypes> {
  readonly host: Host;
  readonly provider: F['provider'] | undefined;
  readonly settings: F['settings'];
  readonly config: F['config'];
  readonly strings: F['strings'];
  readonly state: F['state'];
  readonly send: (event: F['event'] | SharedEvent) => void;
}

/** The texts of a flow. */
export interface FlowTexts<Strings> {
  readonly english: Strings;
  /** May lack texts. Have none in common. */
  readonly translations: readonly Translations<object>[];
}

/** A flow: all that the app needs to run it. */
export interface Flow<F extends FlowTypes> extends FlowCore<F> {
  /** Imports the warnings about settings that the flow ignores. */
  readonly importWarnings: ImportWarnings;
  readonly texts: FlowTexts<F['strings']>;
  /** Whether a third-party sign-in that came back without a session is told on the first screen. */
  readonly takesRefusals: (settings: F['settings']) => boolean;
  /** The event that the page's `reset()` sends. */
  readonly resetEvent: (state: F['state'], settings: F['settings'], config: F['config']) => F['event'];
  /** Whether a state has nothing left to do: it says who is signed in. */
  readonly isDone: (state: F['state']) => boolean;
  /** Whether it is known where the visitor signs in to. Until then, a session means nothing. */
  readonly isPlaceKnown: (state: F['state']) => boolean;
  /** Whether a state waits for a link in an email, which opens in another tab. */
  readonly awaitsLink: (state: F['state']) => boolean;
  /** What follows if the visitor turns out to be signed in already. */
  readonly sessionFound: (
    found: FoundBy<F['provider']>,
    where: {
      readonly state: F['state'];
      /** Whether its screen is the one that the widget started with. */
      readonly isFirst: boolean;
      /** Whether a reload has cut its sign-in short, or another tab has signed in while this one waits for a link. */
      readonly isAwaited: boolean;
    },
    settings: F['settings'],
  ) => ActionResult<F>;
  readonly interpose?: Interpose<F>;
  /**
   * What tells apart the states of one screen that show different contents: for the visitor, each is a screen of its own. Nothing
   * for what a screen shows first, or always.
   */
  readonly variantOf: (state: F['state']) => string | boolean | undefined;
  /** Loaders of the chunks that Main needs besides the app's. Must be stable functions. */
  readonly mainParts: (config: F['config']) => readonly Loader<unknown>[];
  /** Loaders of the chunks to fetch when the browser is idle. */
  readonly laterParts: (config: F['config']) => readonly Loader<unknown>[];
  /** Its chunks are loaded by then. */
  readonly Main: ComponentType<FlowScreenProps<F, StateOf<F, 'Main'>>>;
  /** A hook that follows settings and states which mean something to this flow alone. */
  readonly useSettings: (props: ArrivalProps<F>) => void;
}
