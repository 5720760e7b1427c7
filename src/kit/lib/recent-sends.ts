import { type Moment, SEND_PAUSE_SECONDS, secondsLeft, thisMoment } from './countdown.ts';

interface Sent<Answer> {
  readonly answer: Answer;
  readonly sentAt: Moment;
}

export interface RecentSends<Answer> {
  /**
   * Sends, unless the last message to this address is younger than the pause. Then it returns that one: neither a second
   * click nor the way through the first screen sends another.
   * @param isNew whether it was sent just now
   */
  send(
    provider: object,
    to: string,
    send: () => Promise<Answer>,
  ): Promise<Sent<Answer> & { readonly isNew: boolean }>;
  /** Lets the next message be sent at once, because the last one is used up. */
  forget(provider: object): void;
}

/** Remembers the messages of one kind, such as codes, by provider and address. Failures are not remembered. */
export function recentSends<Answer>(): RecentSends<Answer> {
  const sends = new WeakMap<object, Map<string, Sent<Answer>>>();
  return {
    async send(provider, to, send) {
      const known = sends.get(provider) ?? new Map<string, Sent<Answer>>();
      sends.set(provider, known);
      const address = to.toLowerCase();
      const last = known.get(address);
      if (last && secondsLeft(SEND_PAUSE_SECONDS, last.sentAt, thisMoment()) > 0) {
        return { ...last, isNew: false };
      }
      const answer = await send();
      const sent = { answer, sentAt: thisMoment() };
      known.set(address, sent);
      return { ...sent, isNew: true };
    },
    forget: (provider) => void sends.delete(provider),
  };
}
