const MAX_LENGTH = 1000;

/** Keeps the newest 1000 items, so that an emulator left running for days does not grow without limit. */
export class BoundedList<Item> {
  #items: readonly Item[] = [];

  /** Oldest first. */
  get items(): readonly Item[] {
    return this.#items;
  }

  add(...items: readonly Item[]): void {
    this.#items = [...this.#items, ...items].slice(-MAX_LENGTH);
  }

  /** Replaces the items. */
  set(items: readonly Item[]): void {
    this.#items = [];
    this.add(...items);
  }

  clear(): void {
    this.#items = [];
  }
}
