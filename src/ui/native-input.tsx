import { type ChangeEvent, Component, type ComponentProps, type Ref } from 'react';

/** ms. Too short for a person to be held up by; one comparison of two strings each time. */
const LOOK_EVERY_MS = 400;

interface NativeInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'value' | 'onChange'> {
  readonly value: string;
  /** What the field holds now, and where its caret is. */
  readonly onText: (text: string, caret: number) => void;
  readonly field?: Ref<HTMLInputElement> | undefined;
}

/**
 * An `<input>` that loses nothing that a browser or a password manager writes into it. Which events they fire differs,
 * and some fire none; React hears of `input` only, and would write its own value over the other at the next drawing.
 * A class, since only a class can look at the field before that.
 */
export class NativeInput extends Component<NativeInputProps> {
  #node: HTMLInputElement | null = null;
  /** What React has told of since the last drawing. */
  #heard: string | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  override componentDidMount() {
    this.#timer = setInterval(() => this.#take(this.#unheard(this.props.value)), LOOK_EVERY_MS);
  }

  override componentWillUnmount() {
    clearInterval(this.#timer);
  }

  override getSnapshotBeforeUpdate(before: NativeInputProps): string | undefined {
    const text = this.#unheard(before.value);
    return text === this.#heard ? undefined : text;
  }

  override componentDidUpdate(_props: NativeInputProps, _state: unknown, text: string | undefined) {
    this.#heard = undefined;
    if (text !== this.props.value) this.#take(text);
  }

  /** What the field holds, where that is not what was drawn. */
  #unheard(drawn: string): string | undefined {
    const node = this.#node;
    return node !== null && !node.readOnly && node.value !== drawn ? node.value : undefined;
  }

  #take(text: string | undefined): void {
    if (text !== undefined) this.props.onText(text, text.length);
  }

  readonly #attach = (node: HTMLInputElement | null) => {
    const { field } = this.props;
    this.#node = node;
    if (typeof field === 'function') field(node);
    else if (field) field.current = node;
  };

  readonly #onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    this.#heard = target.value;
    this.props.onText(target.value, target.selectionStart ?? target.value.length);
  };

  override render() {
    const { field: _field, onText: _onText, ...native } = this.props;
    return <input {...native} ref={this.#attach} onChange={this.#onChange} />;
  }
}
