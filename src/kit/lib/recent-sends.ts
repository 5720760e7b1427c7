import { type Moment, SEND_PAUSE_SECONDS, secondsLeft, thisMoment } from './countdown.ts';

interface Sent<Answer> {
  readonly answer: Answer;
  readonly sentAt: Moment;
}

export interface RecentSends<Answer> {
  /**
   * Sends, unless the last message to this address is on its way or younger than the pause. Then it returns that one: neither a
   * second click nor the way through the first screen sends another.
   * @param isNew whether it was sent during this call
   */
  send(
    provider: object,
    to: string,
    send: () => Promise<Answer>,
  ): Promise<Sent<Answer> & { readonly isNew: boolean }>;
  /** Lets the next message be sent at once, because the last one is used up. */
  forget(provider: object): void;
}

interface Last<Answer> {
  /** Of a message on its way, when it was asked for. */
  since: Moment;
  isSent: boolean;
  readonly sent: Promise<Sent<Answer>>;
}

/** Remembers the messages of one kind, such as codes, by provider and address. Failures are not remembered. */
export function recentSends<Answer>(): RecentSends<Answer> {
  const sends = new WeakMap<object, Map<string, Last<Answer>>>();

  const begin = (known: Map<string, Last<Answer>>, address: string, send: () => Promise<Answer>) => {
    const finish = async () => {
      try {
        const answer = await send();
        last.since = thisMoment();
        last.isSent = true;
        return { answer, sentAt: last.since };
      } catch (error) {
        if (known.get(address) === last) known.delete(address);
        throw error;
      }
    };
    const last: Last<Answer> = { since: thisMoment(), isSent: false, sent: Promise.resolve().then(finish) };
    known.set(address, last);
    return last.sent;
  };

  const sendOnce: RecentSends<Answer>['send'] = async (provider, to, send) => {
    const known = sends.get(provider) ?? new Map<string, Last<Answer>>();
    sends.set(provider, known);
    const address = to.toLowerCase();
    const last = known.get(address);
    if (!last || secondsLeft(SEND_PAUSE_SECONDS, last.since, thisMoment()) === 0)
      return { ...(await begin(known, address, send)), isNew: true };
    const isNew = !last.isSent;
    // That the visitor has left the screen that asked first is no failure of this call.
    const sent = await last.sent.catch(() => undefined);
    return sent ? { ...sent, isNew } : sendOnce(provider, to, send);
  };

  return { send: sendOnce, forget: (provider) => void sends.delete(provider) };
}
