import { type ChangeEvent, Component, type ComponentProps, type CompositionEvent, type Ref } from 'react';

/** ms. Too short for a person to be held up by; one comparison of two strings each time. */
const LOOK_EVERY_MS = 400;

/** The `inputType` of a key. */
export const TYPED = 'insertText';

interface NativeInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'value' | 'onChange'> {
  readonly value: string;
  /**
   * What the field holds now, where its caret is, and the event's `inputType`: empty where nobody knows how the text
   * came, and that of typing where an input method was at work.
   */
  readonly onText: (text: string, caret: number, inputType: string) => void;
  /**
   * For an owner that shows another text than was typed: an input method's unfinished text, which has to be the
   * `value` until undefined comes; `onText` follows then. Written over, it would be put in again with each key.
   */
  readonly onComposing?: ((text: string | undefined) => void) | undefined;
  readonly field?: Ref<HTMLInputElement> | undefined;
}

/** Not by the event's class: the field may have been moved into a frame, which has classes of its own. */
function inputTypeOf(event: Event): string {
  return 'inputType' in event && typeof event.inputType === 'string' ? event.inputType : '';
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
  #composing = false;

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
    return node !== null && !node.readOnly && !this.#composing && node.value !== drawn
      ? node.value
      : undefined;
  }

  #take(text: string | undefined): void {
    if (text !== undefined) this.props.onText(text, text.length, '');
  }

  #tell(target: HTMLInputElement, inputType: string): void {
    this.#heard = target.value;
    this.props.onText(target.value, target.selectionStart ?? target.value.length, inputType);
  }

  readonly #attach = (node: HTMLInputElement | null) => {
    const { field } = this.props;
    this.#node = node;
    if (typeof field === 'function') field(node);
    else if (field) field.current = node;
  };

  readonly #onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (this.#composing && this.props.onComposing) {
      this.#heard = target.value;
      this.props.onComposing(target.value);
    } else this.#tell(target, inputTypeOf(nativeEvent));
  };

  readonly #onCompositionStart = () => {
    this.#composing = true;
  };

  /** Some browsers fire the last `input` before this, some after it; that finds its text taken already. */
  readonly #onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    this.#composing = false;
    if (!this.props.onComposing) return;
    this.props.onComposing(undefined);
    this.#tell(currentTarget, TYPED);
  };

  override render() {
    const { field: _field, onText: _onText, onComposing: _onComposing, ...native } = this.props;
    return (
      <input
        {...native}
        ref={this.#attach}
        onChange={this.#onChange}
        onCompositionStart={this.#onCompositionStart}
        onCompositionEnd={this.#onCompositionEnd}
      />
    );
  }
}
