/**
 * Connects accounts at other providers: leaves the page for one, and takes what the visitor comes back with. A chunk of its own,
 * for pages that have the section.
 */

import { format } from '../../../kit/i18n/strings.ts';
import { canStrangerNavigate } from '../../../kit/lib/foreign-window.ts';
import { isBack } from '../../../kit/lib/is-return.ts';
import { textOf } from '../../../kit/lib/records.ts';
import { type Connections, connectionsOf } from '../../../provider/stytch/connections.ts';
import type { AuthErrorDetail, OAuthProvider } from '../../../settings/types.ts';
import { readToken, withoutToken } from '../../../shell/redirect/address.ts';
import { hasLeftForAccount } from '../../../shell/redirect/departure.ts';
import { createDepartures, type Departures } from '../../../shell/redirect/departures.ts';
import { leaving } from '../../../shell/redirect/leaving.ts';
import { thisPage } from '../../../shell/redirect/this-page.ts';
import type { Editor } from '../editor.ts';
import type { Connecting } from '../host.ts';
import type { AccountState, Task } from '../state.ts';
import { titleOf } from './title-of.ts';

/** Of the token that the visitor comes back with. */
const TOKEN_TYPE = 'oauth';

/** As on the widget, where a refusal after the page has left and a change of mind look the same, too. */
const TURNED_BACK = { reason: 'turned_back' } as const;

/** ms. By then the browser has left the page, or the visitor has stopped it. */
const LEFT_BY = 15_000;

class OpenConnecting implements Connecting {
  readonly titleOf = titleOf;
  readonly #editor: Editor;
  readonly #connections: Connections;
  readonly #userId: string;
  /** What this tab remembers is of this user alone. */
  readonly #departures: Departures;

  constructor(editor: Editor) {
    this.#editor = editor;
    this.#connections = connectionsOf(editor.frame.client);
    this.#userId = editor.user?.user_id ?? '';
    this.#departures = createDepartures(thisPage, `account:${this.#userId}`, [TOKEN_TYPE]);
    void this.#arrive();
  }

  async connect(type: string, pressed: HTMLElement): Promise<void> {
    const editor = this.#editor;
    // What comes back would not count, since the stranger could have sent it.
    if (canStrangerNavigate())
      return editor.vary({ notice: this.#refuse({}, editor.texts.account.openInTab) });
    const task: Task = { section: 'providers', does: 'connect', type };
    editor.vary({ task });
    const hasStarted = await editor.run(pressed, () => this.#start(type));
    // Otherwise the visitor has turned to something else.
    if (editor.state.task !== task) return;
    if (!hasStarted) return editor.vary({ task: undefined });
    editor.frame.succeeded({ type: 'OAUTH_START', data: { provider_type: type } });
    this.#awaitDeparture();
  }

  async #start(type: string): Promise<true> {
    const { origin, pathname } = location;
    const offers = this.#editor.frame.look().config?.oauthOptions?.providers ?? [];
    // Nothing is taken for granted about the others.
    const offer = offers.find((each: OAuthProvider | null) => each?.type === type);
    await leaving(this.#departures, TOKEN_TYPE, () =>
      this.#connections.start(this.#userId, type, {
        loginRedirectURL: origin + pathname,
        signupRedirectURL: origin + pathname,
        customScopes: offer?.custom_scopes,
        providerParams: offer?.provider_params,
        signal: this.#editor.left,
      }),
    );
    return true;
  }

  /** The button is busy until the browser has left the page, which it may keep for a visitor who turns back. */
  #awaitDeparture(): void {
    const waiting = new AbortController();
    const stop = (notice: AccountState['notice']): void => {
      waiting.abort();
      clearTimeout(timer);
      this.#editor.vary({ isBusy: false, task: undefined, notice });
    };
    const timer = setTimeout(stop, LEFT_BY);
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && this.#departures.takeRefusal(true)) stop(this.#refuse(TURNED_BACK));
    };
    addEventListener('pageshow', onPageShow, waiting);
    this.#editor.vary({ isBusy: true });
  }

  /** Tells the page and the visitor that nothing was connected. */
  #refuse(
    why: Pick<AuthErrorDetail, 'type' | 'reason'> = {},
    text = this.#editor.texts.account.notConnected,
  ): AccountState['notice'] {
    this.#editor.frame.failed({ code: 'provider', ...why }, text);
    return { section: 'providers', text, isError: true };
  }

  async #arrive(): Promise<void> {
    const editor = this.#editor;
    const refusal = this.#departures.takeRefusal(isBack());
    if (refusal) {
      const { code } = refusal;
      return editor.vary({ notice: this.#refuse(code === undefined ? TURNED_BACK : { type: code }) });
    }
    const found = readToken(location.href, [TOKEN_TYPE]);
    if (!found || !hasLeftForAccount()) return;
    const isExpected = this.#departures.isExpected(TOKEN_TYPE);
    this.#departures.cancelReturn();
    history.replaceState(history.state, '', withoutToken(location.href));
    // Somebody else has signed in meanwhile, or the token is a stranger's, who would get the visitor into their account.
    if (!isExpected) return editor.vary({ notice: this.#refuse() });
    const task: Task = { section: 'providers', does: 'connect', type: undefined };
    editor.vary({ task });
    const place = editor.find('[data-section=providers] h2') ?? editor.frame.container;
    const answer = await editor.run(place, () => this.#connections.finish(this.#userId, found.token));
    if (editor.state.task === task) editor.vary({ task: undefined });
    if (!answer) return;
    editor.frame.succeeded({ type: 'OAUTH_AUTHENTICATE', data: answer.data });
    const provider = titleOf(textOf({ ...answer.data }['provider_type']));
    const text = format(editor.texts.account.connected, { provider });
    editor.vary({ notice: { section: 'providers', text, isError: false } });
  }
}

export const openConnecting = (editor: Editor): Connecting => new OpenConnecting(editor);
