import { Component, type ComponentProps, type InputEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../lib/dom.ts';
import { useAdopted } from './form.tsx';

/** Too short a delay for a visitor to notice. Each check only compares two strings. */
const POLL_INTERVAL_MS = 400;

/** The `inputType` of text typed on a keyboard. */
export const INSERT_TEXT = 'insertText';

/** The parts of an event that a field's handlers read. */
export interface FieldEvent {
  readonly currentTarget: HTMLInputElement;
  preventDefault(): void;
}

export interface FieldPasteEvent extends FieldEvent {
  readonly clipboardData: DataTransfer;
}

export interface FieldHandlers {
  readonly onBlur?: ((event: FieldEvent) => void) | undefined;
  readonly onFocus?: ((event: FieldEvent) => void) | undefined;
  readonly onInput?: ((event: FieldEvent) => void) | undefined;
  readonly onKeyUp?: ((event: FieldEvent) => void) | undefined;
  readonly onPaste?: ((event: FieldPasteEvent) => void) | undefined;
  readonly onPointerUp?: ((event: FieldEvent) => void) | undefined;
}

type Attribute =
  | 'aria-busy'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-label'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'className'
  | 'dir'
  | 'enterKeyHint'
  | 'id'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
  | 'type';

/** With `value`, the field shows what its owner renders. With `defaultValue`, it starts with that, and keeps what is typed. */
type FieldText =
  | { readonly value: string; readonly defaultValue?: undefined }
  | { readonly value?: undefined; readonly defaultValue: string };

export type NativeInputProps = FieldText & NativeInputAttributes;

interface NativeInputAttributes extends Pick<ComponentProps<'input'>, Attribute>, FieldHandlers {
  readonly name: string;
  readonly part: 'input';
  /**
   * Called with the field's text, the position of the caret and the event's `inputType`. That is empty if nobody knows
   * how the text got there, and `insertText` for text from an input method.
   */
  readonly onText: (text: string, caret: number, inputType: string) => void;
  /**
   * For an owner whose `value` differs from the text as typed, such as a formatted number. Called with the unfinished
   * text of an input method, which the owner must pass back as `value`: if it is overwritten, the input method inserts
   * it again with each key. Called with undefined when the text is finished; `onText` follows.
   */
  readonly onComposing?: ((text: string | undefined) => void) | undefined;
  /** Called with the text and the position of the caret just before `value` replaces them. */
  readonly onReplace?: ((text: string, caret: number) => void) | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Without `instanceof`, which fails after the field was moved into a frame: a frame has its own classes. */
function inputTypeOf(event: Event): string {
  return 'inputType' in event && typeof event.inputType === 'string' ? event.inputType : '';
}

/**
 * An `<input>` that keeps whatever a browser or a password manager fills in. They fire various events or none at all,
 * and the next render would overwrite the text with its own value.
 */
export function NativeInput(props: NativeInputProps) {
  return <AutofillInput {...props} isAdopted={useAdopted()} />;
}

type AutofillInputProps = NativeInputProps & {
  /** True if the visitor may have typed into it before React. */
  readonly isAdopted: boolean;
};

/** A class, because only `getSnapshotBeforeUpdate` can read the field before it is overwritten. */
class AutofillInput extends Component<AutofillInputProps> {
  #node: HTMLInputElement | null = null;
  #composing = false;
  /** The text of a field that keeps its text itself, as its owner knows it. */
  #known = this.props.defaultValue;
  /** The text that events have reported since the last render. */
  #reported: string | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  override componentDidMount() {
    if (this.#node && isComposing(this.#node)) {
      this.#composing = true;
      this.props.onComposing?.(this.#node.value);
    }
    // No event has told of what was typed meanwhile.
    if (this.props.isAdopted) this.#reportFilled(this.#filledText(this.props));
    else this.#start();
    this.#timer = setInterval(() => this.#reportFilled(this.#filledText(this.props)), POLL_INTERVAL_MS);
  }

  override componentWillUnmount() {
    clearInterval(this.#timer);
  }

  override getSnapshotBeforeUpdate(before: NativeInputProps): string | undefined {
    this.#announceReplacement();
    const text = this.#filledText(before);
    return text === this.#reported ? undefined : text;
  }

  override componentDidUpdate(_props: NativeInputProps, _state: unknown, text: string | undefined) {
    this.#write();
    this.#reported = undefined;
    if (text !== this.props.value) this.#reportFilled(text);
  }

  /** Gives a new field the text that it starts with. */
  #start(): void {
    const { value, defaultValue } = this.props;
    if (this.#node) this.#node.value = value ?? defaultValue ?? '';
  }

  /**
   * Shows what the owner has rendered. Not by React, which would write it into the attribute, too: codes and numbers would be
   * in the page's markup.
   */
  #write(): void {
    const node = this.#node;
    const { value } = this.props;
    if (node && value !== undefined && node.value !== value) node.value = value;
  }

  #announceReplacement(): void {
    const { value, onReplace } = this.props;
    if (!this.#node || this.#node.value === value) return;
    onReplace?.(this.#node.value, this.#node.selectionStart ?? this.#node.value.length);
  }

  /** The field's text if it is not the value that was rendered, or that is known. */
  #filledText({ value = this.#known }: NativeInputProps): string | undefined {
    const node = this.#node;
    return node !== null && !node.readOnly && !this.#composing && node.value !== value
      ? node.value
      : undefined;
  }

  #reportFilled(text: string | undefined): void {
    if (text !== undefined) this.#tell(text, text.length, '');
  }

  #report(target: HTMLInputElement, inputType: string): void {
    this.#reported = target.value;
    this.#tell(target.value, target.selectionStart ?? target.value.length, inputType);
  }

  #tell(text: string, caret: number, inputType: string): void {
    this.#known = text;
    this.props.onText(text, caret, inputType);
  }

  readonly #attach = (node: HTMLInputElement | null) => {
    const { inputRef } = this.props;
    this.#node = node;
    if (typeof inputRef === 'function') inputRef(node);
    else if (inputRef) inputRef.current = node;
  };

  readonly #onInput = (event: InputEvent<HTMLInputElement>): void => {
    const { currentTarget: target, nativeEvent } = event;
    // Rendered at once, so that what the owner refuses is never drawn.
    flushSync(() => {
      if (this.#composing && this.props.onComposing) {
        this.#reported = target.value;
        this.props.onComposing(target.value);
      } else this.#report(target, inputTypeOf(nativeEvent));
    });
    this.#write();
    this.props.onInput?.(event);
  };

  readonly #onCompositionStart = () => {
    this.#composing = true;
  };

  /** Some browsers fire the last `input` event before this, others after it, when it changes nothing more. */
  readonly #onCompositionEnd = ({ currentTarget }: FieldEvent) => {
    this.#composing = false;
    if (!this.props.onComposing) return;
    this.props.onComposing(undefined);
    this.#report(currentTarget, INSERT_TEXT);
  };

  override render() {
    const {
      value: _value,
      defaultValue: _defaultValue,
      inputRef: _inputRef,
      isAdopted: _isAdopted,
      onText: _onText,
      onComposing: _onComposing,
      onReplace: _onReplace,
      ...native
    } = this.props;
    return (
      <input
        {...native}
        ref={this.#attach}
        onInput={this.#onInput}
        onCompositionStart={this.#onCompositionStart}
        onCompositionEnd={this.#onCompositionEnd}
      />
    );
  }
}
