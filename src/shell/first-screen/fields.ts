import { documentOrShadowRoot } from '../../kit/lib/dom.ts';

/** The fields of a container, whose nodes may be drawn anew. */
export interface Fields {
  find(name: string): HTMLInputElement | undefined;
  /** The fields' contents, now and before, by their names. */
  read(): Readonly<Record<string, string>>;
  /** Empties them. */
  clear(): void;
  /** Changes the nodes. What was typed stays, and the focus. */
  keepThrough(change: () => void): void;
}

export function fieldsOf(container: HTMLElement | ShadowRoot): Fields {
  const typed: Record<string, string> = {};
  const inputs = (): readonly HTMLInputElement[] => [
    ...container.querySelectorAll<HTMLInputElement>('input[name]'),
  ];
  const read: Fields['read'] = () => {
    for (const { name, value } of inputs()) typed[name] = value;
    return { ...typed };
  };
  const write = (): void => {
    for (const input of inputs()) {
      const value = typed[input.name] ?? '';
      // Even the same value would end the composition of an input method.
      if (input.value !== value) input.value = value;
    }
  };
  const find: Fields['find'] = (wanted) => inputs().find(({ name }) => name === wanted);
  return {
    find,
    read,
    clear() {
      for (const name of Object.keys(read())) typed[name] = '';
      write();
    },
    keepThrough(change) {
      read();
      const { activeElement } = documentOrShadowRoot(container);
      const focused = inputs().find((input) => input === activeElement);
      change();
      write();
      if (focused && !focused.isConnected) find(focused.name)?.focus();
    },
  };
}
