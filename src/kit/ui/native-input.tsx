import { useContext } from 'react';
import { nativeEvent } from '../renderer/events.ts';
import { AutofillInput, type NativeInputProps } from './autofill-input.ts';
import { FieldComponentsContext } from './field-components.ts';

/** A field in the widget's own root. */
class OwnInput extends AutofillInput<NativeInputProps> {
  override render() {
    const {
      inputRef: _inputRef,
      onText: _onText,
      onComposing: _onComposing,
      onReplace: _onReplace,
      ...native
    } = this.props;
    return (
      <input
        {...native}
        ref={this.attach}
        onChange={(event) => this.onChange(event.target, nativeEvent(event))}
        onCompositionStart={this.onCompositionStart}
        onCompositionEnd={this.onCompositionEnd}
      />
    );
  }
}

/** An `<input>` that keeps whatever a browser or a password manager fills in, wherever the page wants it. */
export function NativeInput(props: NativeInputProps) {
  const light = useContext(FieldComponentsContext);
  return light ? <light.Input {...props} /> : <OwnInput {...props} />;
}
