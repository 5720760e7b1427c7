import { type InputEvent, useContext } from 'react';
import { flushSync } from 'react-dom';
import { AutofillInput, type NativeInputProps } from './autofill-input.ts';
import { FieldComponentsContext } from './field-components.ts';
import { useAdopted } from './use-adopting.ts';

type OwnInputProps = NativeInputProps & {
  /** Whether the visitor may have typed into it before React. */
  readonly isAdopted: boolean;
};

/** A field in the widget's own root. */
class OwnInput extends AutofillInput<OwnInputProps> {
  override componentDidMount() {
    if (!this.props.isAdopted) this.start();
    super.componentDidMount();
  }

  readonly #onInput = (event: InputEvent<HTMLInputElement>): void => {
    // Rendered at once, so that what the owner refuses is never drawn.
    flushSync(() => this.onInput(event.currentTarget, event.nativeEvent));
    this.write();
    this.props.onInput?.(event);
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
        ref={this.attach}
        onInput={this.#onInput}
        onCompositionStart={this.onCompositionStart}
        onCompositionEnd={this.onCompositionEnd}
      />
    );
  }
}

/** An `<input>` that keeps whatever a browser or a password manager fills in, wherever the page wants it. */
export function NativeInput(props: NativeInputProps) {
  const light = useContext(FieldComponentsContext);
  const isAdopted = useAdopted();
  return light ? <light.Input {...props} /> : <OwnInput {...props} isAdopted={isAdopted} />;
}
