/**
 * Sends what was submitted before React is there, with what React sends it with later, and draws the screen that follows. React
 * adopts that as it does the first screen; what is not answered yet, its runner goes on with (`take`).
 */
import { thisMoment } from '../../kit/lib/countdown.ts';
import { rememberSuccess } from '../../kit/lib/remember-success.ts';
import { focusScreen } from '../../kit/ui/focus-screen.ts';
import type { Loader } from '../chunks/fetch-part.ts';
import type { PredictedScreen } from '../first-screen/predicted-screen.ts';
import type { ShownScreen } from '../first-screen/show.ts';
import type { Typed } from '../first-screen/typed.ts';
import { expectsWatermark } from '../first-screen/watermark-memory.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { ActionResult, Send, SendContext } from '../runner/action.ts';
import { type Attempt, type ContextDependencies, contextOf, startAttempt } from '../runner/attempt.ts';
import type { Host } from '../runner/host.ts';
import { firstState, keepNote } from './first-state.ts';
import type { FlowCore } from './flow-core.ts';
import { loadProvider } from './load-provider.ts';
import type { ComposeNext } from './next-screen.ts';
import type { Sending } from './sending.ts';

/** What an action is run with. */
interface Prepared<F extends FlowTypes> {
  readonly input: object;
  readonly run: (context: SendContext<F>) => Promise<ActionResult<F>>;
}

/** An action and what the visitor has filled in. */
export interface Submitted<F extends FlowTypes> {
  readonly action: Send<F, never>;
  /** Resolves with nothing if only the app can tell the visitor what is wrong with it. */
  readonly prepare: () => Promise<Prepared<F> | undefined>;
}

/** @param read reads what the app would run the action with */
export const submitted = <F extends FlowTypes, Input extends object>(
  action: Send<F, Input>,
  read: () => Promise<Input | undefined>,
): Submitted<F> => ({
  action,
  async prepare() {
    const input = await read();
    return input && { input, run: (context) => action(context, input) };
  },
});

/** @param shown the first screen, whose form was submitted */
export type SendEarly<Settings> = (host: Host, settings: Settings, shown: ShownScreen) => void;

/** A flow that can send before React is there. */
export interface EarlyFlow<F extends FlowTypes> extends FlowCore<F> {
  /** @returns undefined if only the app can send what the visitor has filled in */
  readonly submittedBy: (typed: Typed, config: F['config'], first: F['state']) => Submitted<F> | undefined;
  /**
   * @param fields returns what the fields contain at the time
   * @returns what composes the screen of a state as the app is going to render it; undefined if only the app can
   */
  readonly composerOf: (
    state: F['state'],
    fields: () => Typed['fields'],
  ) => ComposeNext<F['settings']> | undefined;
  /** A state whose screen was composed, with what the visitor has typed there. */
  readonly withTyped: (state: F['state'], fields: Typed['fields']) => F['state'];
}

interface Reached<F extends FlowTypes> {
  readonly state: F['state'];
  readonly compose: ComposeNext<F['settings']>;
}

function screenOf<F extends FlowTypes>(
  { screens }: FlowCore<F>,
  { id }: Host,
  settings: F['settings'],
  { state, compose }: Reached<F>,
): PredictedScreen {
  const { screen } = state;
  const opened = { id, screen, hasToken: false, watermark: expectsWatermark() };
  return {
    // Every screen but Main has one.
    parts: [Reflect.get(screens, screen) as Loader<unknown>],
    compose: (catalogue) => compose(settings, catalogue, opened),
  };
}

/** What the fields contain, for a screen that is drawn, and did when it was drawn last, which is where React starts. */
function fieldsOf(shown: ShownScreen): { draw(): Typed['fields']; readonly drawn: Typed['fields'] } {
  let drawn: Typed['fields'] = {};
  return {
    draw() {
      drawn = shown.read()?.fields ?? drawn;
      return drawn;
    },
    get drawn() {
      return drawn;
    },
  };
}

/** ms that React waits for the answer at most. */
const PATIENCE_MS = 2000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What names a project. */
const PROJECT = ['client', 'publicToken', 'apiUrl', 'demo'] as const;

function start<F extends FlowTypes>(
  dependencies: ContextDependencies<F>,
  prepared: Promise<Prepared<F> | undefined>,
  pageScripts: () => Promise<void>,
): Attempt<ActionResult<F>> {
  return startAttempt(new AbortController().signal, async (signal, onAsk) => {
    const [sent, context] = await Promise.all([
      prepared,
      contextOf<F>(() => dependencies, signal, onAsk),
      pageScripts(),
    ]);
    if (!sent) throw new Error('Nothing was sent.');
    signal.throwIfAborted();
    return sent.run(context);
  });
}

/** @param pageScripts resolves when the page's scripts have run: until then, what listens for `auth-submit` may be missing */
export const earlySender =
  <F extends FlowTypes>(flow: EarlyFlow<F>, pageScripts: () => Promise<void>): SendEarly<F['settings']> =>
  (host, settings, shown) => {
    const typed = shown.read();
    if (!typed || shown.sending || flow.check(settings, host.baseURI).length > 0) return;
    const first = firstState(flow, host, settings, typed);
    const config = flow.resolve(settings.config, host.baseURI);
    const sent = first.screen === 'Main' ? flow.submittedBy(typed, config, first) : undefined;
    if (!sent) return;

    const { redirect, notes } = flow;
    const load = rememberSuccess(() => loadProvider<F>(flow, settings));
    host.ready(first.screen);
    const prepared = sent.prepare().catch(() => undefined);
    const dependencies = { host, settings, config, redirect, loadProvider: load };
    const attempt = start<F>(dependencies, prepared, pageScripts);
    /** As JSON. */
    let input: string | undefined;
    void prepared.then((given) => {
      input = JSON.stringify(given?.input);
    });
    let reached: Reached<F> | undefined;
    let isTaken = false;
    const fields = fieldsOf(shown);
    const sending: Sending<F> = {
      isFor: (others) => PROJECT.every((name) => others[name] === settings[name]),
      loadProvider: load,
      get state() {
        return reached && flow.withTyped(reached.state, fields.drawn);
      },
      screen(latest) {
        if (sending.isFor(latest)) return reached && screenOf(flow, host, latest, reached);
        attempt.end();
        shown.sending = undefined;
        return undefined;
      },
      take(action, given, signal) {
        if (isTaken || reached || action !== sent.action || JSON.stringify(given) !== input) return undefined;
        isTaken = true;
        signal.addEventListener('abort', attempt.end);
        return attempt;
      },
      answered: () => Promise.race([attempt.work, pause(PATIENCE_MS)]).catch(() => undefined),
      end: attempt.end,
    };
    shown.sending = sending as unknown as Sending<FlowTypes>;

    const follow = ({ event, authEvent }: ActionResult<F>): void => {
      // React's runner goes on with it, the visitor has turned to something else, or the page has reset the widget.
      const now = shown.read();
      if (!now?.pressed || now.tab !== typed.tab || shown.sending?.end !== attempt.end || !event) return;
      const state = flow.reduce(first, event);
      const compose = flow.composerOf(state, fields.draw);
      if (!compose) return;
      if (authEvent) host.event(authEvent);
      reached = { state, compose };
      keepNote(notes, { host, settings }, notes.noteOf(state, config, thisMoment()));
      shown.release();
      shown.loading?.redraw();
      focusScreen(shown.container);
      host.screenChanged(state.screen, first.screen);
    };
    // React presses the button again, and tells of the failure.
    attempt.work.then(follow, () => undefined);
  };
