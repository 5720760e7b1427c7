import { type ReactNode, type Ref, useState } from 'react';
import { visible } from '../lib/email.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { NativeInput } from './autofill-input.tsx';
import { ErrorText } from './error-text.tsx';
import { useScopedId } from './form.tsx';
import { field, inputBox, labelText, transition } from './styles.ts';

export interface TextFieldProps {
  label: string;
  name: string;
  type: 'text' | 'password' | 'tel';
  /** The first text. It keeps what is typed itself: rendered with each key, a form would be slow to type in. */
  defaultValue?: string;
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  /** What else there is to say or to do about the text, announced like an error. */
  note?: ReactNode;
  /** True if it cannot stay as it is, for a reason that is said elsewhere. */
  invalid?: boolean | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'email' | 'numeric' | 'tel' | undefined;
  placeholder?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** Id of an additional description, which screen readers read after the error. */
  describedBy?: string | undefined;
  /** True if on-screen keyboards start words with capital letters. */
  capitalize?: boolean | undefined;
  /** A control at the end of the field, such as a button that shows the password. */
  trailing?: ReactNode;
}

/** An input with its label and error. There is no `disabled`, because password managers ignore disabled fields. */
export function TextField({
  label,
  error,
  note,
  describedBy,
  capitalize = false,
  invalid = false,
  trailing,
  ref,
  ...props
}: TextFieldProps) {
  // Email addresses, phone numbers and passwords are written from left to right in every language.
  const { defaultValue = '', onChange, dir = props.type === 'text' ? undefined : 'ltr', ...native } = props;
  // Not as the owner learns of it: that would write what is typed into an attribute.
  const [first] = useState(defaultValue);
  const id = useScopedId(props.name);
  const errorId = `${id}-error`;
  const description = [error ? errorId : undefined, describedBy].filter(Boolean).join(' ');
  return (
    <div className={classOf(field)}>
      <label htmlFor={id} part="label" className={classOf(labelText)}>
        {label}
      </label>
      <div dir={dir} className={classOf({ position: 'relative' })}>
        <NativeInput
          {...native}
          dir={dir}
          inputRef={ref}
          id={id}
          defaultValue={first}
          onText={onChange}
          aria-invalid={error || invalid ? true : undefined}
          aria-describedby={description || undefined}
          enterKeyHint={props.inputMode === 'email' ? 'go' : 'done'}
          autoCapitalize={capitalize ? 'words' : 'none'}
          autoCorrect="off"
          spellCheck={false}
          part="input"
          className={classOf(
            inputBox,
            transition('border-color'),
            trailing !== undefined && { paddingInlineEnd: 48 },
          )}
        />
        {trailing !== undefined && <div className={classOf(trailingPlace)}>{trailing}</div>}
      </div>
      <ErrorText id={errorId} note={note}>
        {error}
      </ErrorText>
    </div>
  );
}

const trailingPlace = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 4,
  display: 'flex',
  alignItems: 'center',
});

/** Removes invisible characters from a field. Returns what is left. */
export function keepVisible(field: HTMLInputElement): string {
  const text = visible(field.value);
  if (text !== field.value) field.value = text;
  return text;
}
