/**
 * A browser whose tabs have clients of the SDK that do to the session what the SDK does. Of both verticals at once: a user is
 * a member, too.
 */
import { type Answer, Provider, REFUSED, Request, type StoredSession } from './fake-provider.ts';

type State = { readonly session: StoredSession } | null;

const KEY = 'stytch_sdk_state_project';

export class Browser {
  readonly provider = new Provider();
  readonly requests: Request[] = [];
  /** How many requests will never be answered. */
  hung = 0;
  /** That all tabs share. */
  cookie: string | undefined;
  readonly #items = new Map<string, string>();
  readonly #windows: EventTarget[] = [];
  #held: (() => void)[] | undefined;

  readonly storage = {
    getItem: (key: string) => this.#items.get(key) ?? null,
    setItem: (key: string, value: string) => this.write(key, value),
    removeItem: (key: string) => void this.#items.delete(key),
  };

  write(key: string, value: string, from?: EventTarget): void {
    if (this.#items.get(key) === value) return;
    this.#items.set(key, value);
    for (const window of this.#windows) {
      if (window === from) continue;
      const tell = (): void =>
        void window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
      if (this.#held) this.#held.push(tell);
      else tell();
    }
  }

  /** Tabs hear of each other's storage only after `release()`. */
  hold(): void {
    this.#held = [];
  }

  release(): void {
    const telling = this.#held ?? [];
    this.#held = undefined;
    for (const tell of telling) tell();
  }

  send(what: string, act: (token: string | undefined) => Answer): Promise<Answer> {
    const token = this.cookie;
    return new Promise((resolve, reject) => {
      const left = (request: Request): void => void this.requests.splice(this.requests.indexOf(request), 1);
      const hung = (): void => {
        this.hung += 1;
      };
      this.requests.push(new Request(what, () => act(token), { resolve, reject, left, hung }));
    });
  }

  /** Signs in, as an earlier visit has done. */
  signIn(who: string): void {
    const { session, token } = this.provider.begin(who, undefined);
    this.cookie = token;
    this.#items.set(KEY, JSON.stringify({ session }));
  }

  /** @param isNew whether nothing is stored, as on another host of the site that shares the cookies */
  openTab(isNew: boolean) {
    const window = new EventTarget() as EventTarget & Window;
    this.#windows.push(window);
    const state = isNew ? null : (JSON.parse(this.#items.get(KEY) ?? 'null') as State);
    return { window, client: createClient(new ClientState(this, window, state)) };
  }
}

/** What a client knows, as the SDK keeps it. */
class ClientState {
  readonly listeners = new Set<() => void>();
  readonly browser: Browser;
  readonly window: EventTarget;
  fromCache = true;
  state: State;

  constructor(browser: Browser, window: EventTarget, state: State) {
    this.browser = browser;
    this.window = window;
    this.state = state;
    window.addEventListener('storage', (event) => {
      const { key, newValue } = event as StorageEvent;
      if (key === KEY) this.#update(JSON.parse(newValue ?? 'null') as State);
    });
  }

  #update(next: State): void {
    const isNews = this.fromCache || JSON.stringify(this.state) !== JSON.stringify(next);
    this.state = next;
    this.fromCache = false;
    if (isNews) for (const listener of this.listeners) listener();
  }

  #set(token: string | undefined, next: State): void {
    this.browser.cookie = token;
    this.#update(next);
    this.browser.write(KEY, JSON.stringify(next), this.window);
  }

  destroyState(): void {
    this.#set(undefined, null);
  }

  /** In the format of both verticals. */
  store({ session, token }: Answer) {
    this.#set(token, session ? { session } : null);
    return {
      session,
      user: session && { user_id: session.who },
      member_session: session ?? null,
      member: session && { member_id: session.who },
      organization: session && { organization_id: session.who },
      session_token: token,
    };
  }

  async authenticate(): Promise<unknown> {
    const { browser } = this;
    const initial = this.state?.session.session_id;
    const isStale = (): boolean => initial !== this.state?.session.session_id;
    try {
      const answer = await browser.send('authenticate', (token) => ({
        session: browser.provider.required(token),
        token,
      }));
      return isStale() ? this.authenticate() : this.store(answer);
    } catch (error) {
      if (isStale()) return this.authenticate();
      if (error === REFUSED) this.destroyState();
      throw error;
    }
  }

  async revoke(forceClear: boolean): Promise<void> {
    const { browser } = this;
    try {
      await browser.send('revoke', (token) => browser.provider.revoke(token));
      this.destroyState();
    } catch (error) {
      if (forceClear || error === REFUSED) this.destroyState();
      throw error;
    }
  }

  /** @param spent a code or a link */
  async signIn(who: string, spent: string): Promise<object> {
    const { browser } = this;
    return this.store(
      await browser.send(`sign-in ${who}`, (token) => {
        browser.provider.spent.push(spent);
        return browser.provider.begin(who, token);
      }),
    );
  }

  /** Replaces the session by another one. */
  async replace(what: string, who?: string): Promise<object> {
    const { browser } = this;
    return this.store(
      await browser.send(what, (token) => {
        const replaced = browser.provider.required(token);
        return browser.provider.begin(who ?? replaced.who, token);
      }),
    );
  }
}

/** Google's prompt, in which an account is chosen at once. */
function createOneTap({ browser }: ClientState) {
  return {
    createOneTapClient: () =>
      Promise.resolve({
        success: true,
        client: {
          render: ({ callback }: { callback: (response: unknown) => void }) => {
            callback({});
            return Promise.resolve({ success: true });
          },
        },
      }),
    createOnSuccessHandler:
      ({ onSuccess }: { onSuccess: (address: unknown) => void }) =>
      async () =>
        onSuccess((await browser.send('one-tap', () => ({ address: 'https://site.test/' }))).address),
  };
}

function createClient(own: ClientState) {
  const onChange = (listener: () => void) => {
    own.listeners.add(listener);
    return () => own.listeners.delete(listener);
  };
  const getSync = () => own.state?.session ?? null;
  const known = (name: string) => ({
    getSync: () => (own.state ? { [name]: own.state.session.who } : null),
    onChange,
  });
  if (own.browser.cookie === undefined) own.destroyState();
  else own.authenticate().catch(() => undefined);
  return {
    session: {
      getSync,
      getInfo: () => ({ session: getSync(), fromCache: own.fromCache }),
      onChange,
      authenticate: () => own.authenticate(),
      revoke: ({ forceClear }: { forceClear: boolean }) => own.revoke(forceClear),
      exchange: ({ organization_id }: { organization_id: string }) =>
        own.replace('exchange', organization_id),
    },
    user: known('user_id'),
    self: known('member_id'),
    organization: known('organization_id'),
    discovery: {},
    otps: { authenticate: (code: string, who: string) => own.signIn(who, code) },
    webauthn: {
      authenticate: () => own.signIn('passkey', 'passkey'),
      register: () => own.replace('register'),
    },
    _subscriptionService: { destroyState: () => own.destroyState() },
    [Symbol.for('stytch__internal_b2c')]: { publicToken: 'project', oneTap: createOneTap(own) },
  };
}
