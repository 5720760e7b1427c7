/** A provider whose answers the test delivers, and what is on its way there and back. */

export interface StoredSession {
  readonly session_id: string;
  readonly member_session_id: string;
  readonly who: string;
  readonly expires_at: string;
}

export interface Answer {
  readonly session?: StoredSession;
  readonly token?: string | undefined;
  /** Where Google's prompt sends the visitor. */
  readonly address?: string;
}

export const REFUSED = { error_type: 'session_not_found', status_code: 404, message: 'No session.' };
interface Settling {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
  left(request: Request): void;
  hung(): void;
}

/** What is on its way to the provider and back. */
export class Request {
  readonly what: string;
  readonly #act: () => Answer;
  readonly #settle: Settling;
  #outcome: (() => void) | undefined;

  /** @param act throws what the provider refuses it with */
  constructor(what: string, act: () => Answer, settling: Settling) {
    this.what = what;
    this.#act = act;
    this.#settle = settling;
  }

  /** The provider deals with it. */
  serve(): void {
    const { resolve, reject } = this.#settle;
    if (this.#outcome) return;
    try {
      const answer = this.#act();
      this.#outcome = () => resolve(answer);
    } catch (error) {
      this.#outcome = () => reject(error);
    }
  }

  /** The answer arrives. */
  answer(): void {
    this.serve();
    this.#settle.left(this);
    this.#outcome?.();
  }

  /** It fails, at the latest on its way back. */
  lose(): void {
    this.#settle.left(this);
    this.#settle.reject(new TypeError('Failed to fetch'));
  }

  /** It never ends. */
  hang(): void {
    this.#settle.left(this);
    this.#settle.hung();
  }
}

/** The sessions that are alive, by their tokens. */
export class Provider {
  readonly alive = new Map<string, StoredSession>();
  /** Of codes and links. */
  readonly spent: string[] = [];
  #number = 0;

  /** Begins a session, which replaces the one that the request came with. */
  begin(who: string, replaced: string | undefined): Answer {
    this.#number += 1;
    const id = `session-${this.#number}`;
    const token = `token-${this.#number}`;
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const session = { session_id: id, member_session_id: id, who, expires_at };
    if (replaced !== undefined) this.alive.delete(replaced);
    this.alive.set(token, session);
    return { session, token };
  }

  required(token: string | undefined): StoredSession {
    const session = this.alive.get(token ?? '');
    if (!session) throw REFUSED;
    return session;
  }

  revoke(token: string | undefined): Answer {
    this.required(token);
    this.alive.delete(token ?? '');
    return {};
  }
}
