import type { Moment } from '../../kit/lib/countdown.ts';
import type { Problem } from '../../settings/settings.ts';
import type { Typed } from '../first-screen/typed.ts';
import type { FlowTypes, SharedEvent } from '../flow-types.ts';
import type { Redirect } from '../redirect/redirect.ts';
import type { TokenClaims } from '../redirect/token-claims.ts';
import type { Host } from '../runner/host.ts';
import type { ProviderCode } from '../runner/provider-code.ts';
import type { ScreenLoaders } from '../runner/screen.ts';

/** What the first state depends on. */
export interface Opening<F extends FlowTypes> {
  readonly settings: F['settings'];
  readonly config: F['config'];
  readonly urlToken: F['token'] | undefined;
  /** Whether this browser asked for the token. If not, the visitor has to confirm before it is exchanged. */
  readonly expected: boolean;
  /** What the visitor has done on the first screen before the app was there. */
  readonly typed: Typed | undefined;
}

/** A flow without its views: what it takes to start it, also before React is there. */
export interface FlowCore<F extends FlowTypes> {
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
  readonly start: (opening: Opening<F>) => F['state'];
  /** What a reload comes back to. */
  readonly notes: {
    /** What tells the widget from elements of the same project on other pages. */
    readonly kindOf: (settings: F['settings']) => string;
    /** @returns undefined for a screen that a reload may lose */
    readonly noteOf: (state: F['state'], config: F['config'], now: Moment) => F['note'] | undefined;
    /** @returns undefined if there is nothing to come back to any more */
    readonly resume: (note: F['note'], config: F['config'], now: Moment) => F['state'] | undefined;
  };
  /** All screens but Main. */
  readonly screens: ScreenLoaders<F>;
  /** What the build has compiled of the styles of screens that follow the first one. */
  readonly nextScreenRules: readonly string[];
  readonly reduce: (state: F['state'], event: F['event'] | SharedEvent) => F['state'];
}
