/** The section of accounts at other providers, whose code is a chunk of its own. */
import { recordsIn, textOf } from '../../kit/lib/records.ts';
import type { Editor } from './editor.ts';
import { failureText } from './failures.ts';
import type { AccountScene, Connecting } from './host.ts';
import type { ProvidersModel } from './state.ts';

/** The types that a page offers, each once. */
export const offeredTypes = (config: AccountScene['config']): readonly string[] => [
  ...new Set(
    recordsIn(config?.oauthOptions?.providers)
      .map(({ type }) => textOf(type))
      .filter((type) => type !== ''),
  ),
];

export class Providers {
  #connecting: Connecting | undefined;
  #failure: string | undefined;
  #isAsked = false;
  readonly #editor: Editor;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  get model(): ProvidersModel {
    return {
      offered: offeredTypes(this.#editor.frame.look().config),
      titleOf: this.#connecting?.titleOf,
      failure: this.#failure,
    };
  }

  readonly titleOf = (type: string): string => this.#connecting?.titleOf(type) ?? type;

  /** Loads the code, once. */
  async ask(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const editor = this.#editor;
    try {
      const open = await editor.frame.loadConnecting();
      if (!editor.hasLeft) this.#connecting = open(editor);
    } catch (thrown) {
      this.#failure = failureText(thrown, editor.texts);
      editor.frame.failed(thrown, this.#failure);
    }
    editor.vary({});
  }

  handle(action: string | undefined, id: string, pressed: HTMLElement): void {
    if (action === 'connect') void this.#connecting?.connect(id, pressed);
    if (action !== 'load') return;
    // The button goes.
    this.#editor.find('[data-section=providers] h2')?.focus();
    this.#isAsked = false;
    this.#failure = undefined;
    this.#editor.vary({});
  }
}
