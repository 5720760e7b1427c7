/** Reads what the page's server has answered about the visitor's sessions, of which nothing is taken for granted. Pure. */
import { recordsIn, textOf } from '../kit/lib/records.ts';

export interface OwnSession {
  readonly id: string;
  readonly device: string;
  readonly place: string;
  /** Epoch ms; undefined if it is not known. */
  readonly lastUsed: number | undefined;
  readonly isCurrent: boolean;
}

/** @returns undefined if it is no list */
export function sessionsOf(answer: unknown): readonly OwnSession[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  return recordsIn(answer).map(({ id, device, place, lastAccessedAt, current }) => {
    const time = Date.parse(textOf(lastAccessedAt));
    return {
      id: textOf(id),
      device: textOf(device),
      place: textOf(place),
      lastUsed: Number.isNaN(time) ? undefined : time,
      isCurrent: current === true,
    };
  });
}
