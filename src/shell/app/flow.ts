import type { ComponentType } from 'react';
import type { Translations } from '../../kit/i18n/languages.ts';
import type { Moment } from '../../kit/lib/countdown.ts';
import type { Problem } from '../../settings/settings.ts';
import type { FoundAt } from '../arrival/arrival-actions.ts';
import type { Loader } from '../chunks/fetch-part.ts';
import type { Typed } from '../first-screen/typed.ts';
import type { FlowTypes, FoundBy, SharedEvent } from '../flow-types.ts';
import type { Redirect } from '../redirect/redirect.ts';
import type { TokenClaims } from '../redirect/token-claims.ts';
import type { ScreenLoaders, ScreenProps, StateOf } from '../runner/screen.ts';
import type { ActionResult, AfterSignIn, Host, ProviderCode } from '../runner/types.ts';
import type { ImportWarnings } from './use-warnings.ts';

/** The inputs of the first state. */
export interface StartConditions<F extends FlowTypes> {
  readonly settings: F['settings'];
  readonly config: F['config'];
  readonly urlToken: F['token'] | undefined;
  /** True if this browser asked for the token. If not, the visitor has to confirm before it is exchanged. */
  readonly expected: boolean;
  /** True if this browser has asked for a link, this one or an earlier one. */
  readonly askedBefore?: true;
  /** The visitor's use of the first screen before the app was there. */
  readonly typed: Typed | undefined;
  /** What the visitor typed before the widget was away for a while. */
  readonly draft?: F['state']['draft'] | undefined;
  /** The screen that the visitor left in this tab, if what was sent can still be used. */
  readonly waiting?: F['state'] | undefined;
}

/** How the app starts. The code that mounts it may have found that out already, for its first settings. */
export interface AppOpening<F extends FlowTypes> {
  /** The problems of the settings. None if they can be used. */
  readonly check: (settings: F['settings']) => readonly Problem[];
  /** The state that the flow starts with. Called for settings without problems. */
  readonly start: (settings: F['settings']) => F['state'];
  /** True if the visitor waits for something that was pressed before the app was there. */
  readonly isAwaited: boolean;
}

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
export interface Flow<F extends FlowTypes> {
  /** The kind of project that it is for. */
  readonly name: 'consumer' | 'b2b';
  /** Validates the settings. Returns an empty array if they can be used. `base` is the page's URL. */
  readonly check: (settings: F['settings'], base: string) => readonly Problem[];
  readonly redirect: Redirect;
  /** Fills in the defaults. */
  readonly resolve: (config: F['settings']['config'], base: string) => F['config'];
  readonly providerCode: ProviderCode<F['provider']>;
  /** Claims the token in the address if the widget can use it. */
  readonly takeToken: (claims: TokenClaims, widget: Host, settings: F['settings']) => F['token'] | undefined;
  /** Returns the first state. */
  readonly start: (opening: StartConditions<F>) => F['state'];
  /** The notes that a reload comes back to. */
  readonly notes: {
    /** Tells the widget from elements of the same project on other pages. */
    readonly kindOf: (settings: F['settings']) => string;
    /** @returns undefined for a screen that a reload may lose */
    readonly noteOf: (state: F['state'], config: F['config'], now: Moment) => F['note'] | undefined;
    /** @returns undefined if there is nothing to come back to any more */
    readonly resume: (note: F['note'], config: F['config'], now: Moment) => F['state'] | undefined;
    /** True if a state rests on what ends with the widget, such as the proof of an address. */
    readonly endsWithWidget: (state: F['state']) => boolean;
  };
  /** All screens but Main. */
  readonly screens: ScreenLoaders<F>;
  readonly reduce: (state: F['state'], event: F['event'] | SharedEvent) => F['state'];
  /** Imports the warnings about settings that the flow ignores. */
  readonly importWarnings: ImportWarnings;
  readonly texts: FlowTexts<F['strings']>;
  /** True if the first screen tells of a third-party sign-in that came back without a session. */
  readonly takesRefusals: (settings: F['settings']) => boolean;
  /** The event that the page's `reset()` sends. */
  readonly resetEvent: (state: F['state'], settings: F['settings'], config: F['config']) => F['event'];
  /** True if a state says who is signed in, or asks them for more. It is over with the session. */
  readonly endsWithSession: (state: F['state']) => boolean;
  /** True if the organization of the sign-in is known. Until then, a session means nothing. */
  readonly isPlaceKnown: (state: F['state']) => boolean;
  /** What leads from a state to a session: a form, or a link in an email, which opens in another tab. */
  readonly awaits: (state: F['state']) => 'form' | 'link' | undefined;
  /** Called if the visitor turns out to be signed in already. */
  readonly sessionFound: (
    found: FoundBy<F['provider']>,
    where: {
      readonly state: F['state'];
      /** True if its screen is the one that the widget started with. */
      readonly isFirst: boolean;
      readonly at: FoundAt;
      readonly config: F['config'];
    },
    settings: F['settings'],
  ) => ActionResult<F>;
  readonly afterSignIn?: AfterSignIn<F>;
  /**
   * Tells apart the states of one screen that show different contents: for the visitor, each is a screen of its own. Nothing
   * for what a screen shows first, or always.
   */
  readonly variantOf: (state: F['state']) => string | boolean | undefined;
  /** True if Main offers several ways, one of which may be marked as the last one. */
  readonly hasChoice: (config: F['config']) => boolean;
  /** Loaders of the chunks that Main needs besides the app's. Must be stable functions. */
  readonly mainParts: (config: F['config']) => readonly Loader<unknown>[];
  /** Loaders of the chunks to fetch when the browser is idle. */
  readonly laterParts: (config: F['config']) => readonly Loader<unknown>[];
  /** Its chunks are loaded by then. */
  readonly Main: ComponentType<FlowScreenProps<F, StateOf<F, 'Main'>>>;
  /** A hook that follows settings and states which mean something to this flow alone. */
  readonly useSettings: (props: ArrivalProps<F>) => void;
}
