/**
 * What the stages of a run print. Those that run side by side print as if they ran one after another: each keeps its lines
 * until the stages before it have printed theirs.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export class StageLog {
  readonly #out: (text: string) => void;
  /** Undefined once everything is printed at once. */
  #kept: string[] | undefined = [];

  constructor(out = (text: string): void => void process.stdout.write(text)) {
    this.#out = out;
  }

  get isOpen(): boolean {
    return this.#kept === undefined;
  }

  write(text: string): void {
    if (this.#kept) this.#kept.push(text);
    else this.#out(text);
  }

  /** Prints what was kept, and from now on everything at once. */
  open(): void {
    if (this.#kept) this.#out(this.#kept.join(''));
    this.#kept = undefined;
  }
}

const logs = new AsyncLocalStorage<StageLog>();

/** Runs a stage. What it prints, and what its commands print, goes to the log. */
export function withLog<T>(log: StageLog, run: () => Promise<T>): Promise<T> {
  return logs.run(log, run);
}

/** Where to keep what the stage that calls this prints; undefined if it may print at once. */
export function keptLog(): StageLog | undefined {
  const log = logs.getStore();
  return log?.isOpen ? undefined : log;
}

export function print(line: string): void {
  const log = logs.getStore();
  if (log) log.write(`${line}\n`);
  else console.log(line);
}
