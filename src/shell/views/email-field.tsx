import { type RefObject, useState } from 'react';
import type { Strings } from '../../kit/i18n/catalogue.ts';
import { format } from '../../kit/i18n/strings.ts';
import { meantEmail } from '../../kit/lib/email-slips.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import { LinkButton } from '../../kit/ui/button.tsx';
import { useAdopting } from '../../kit/ui/form.tsx';
import { keepVisible, TextField, type TextFieldProps } from '../../kit/ui/text-field.tsx';

interface EmailFieldProps extends Pick<TextFieldProps, 'autoComplete' | 'placeholder' | 'error'> {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly texts: Pick<Strings['email'], 'label' | 'didYouMean'>;
  /** The address that it starts with. */
  readonly defaultValue?: string;
  readonly onChange: (email: string) => void;
}

function retype(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.focus();
}

/**
 * Asks for an email address, and offers the one that is likely to be meant. Its type is `text`, because Chromium changes the domain
 * of an `email` by rules of 2003, by which `ß` is `ss`: that is another domain.
 */
export function EmailField({ field, texts, defaultValue = '', onChange, ...props }: EmailFieldProps) {
  const adopting = useAdopting();
  const [typed, setTyped] = useState(defaultValue);
  const [isTyping, setTyping] = useState(false);
  const meant = adopting ? undefined : meantEmail(typed.trim());
  // Who types the address that is meant comes through its beginnings.
  const isOffered = meant !== undefined && !(isTyping && meant.startsWith(typed.trim()));

  const change = () => {
    if (!field.current) return;
    const email = keepVisible(field.current);
    setTyped(email);
    setTyping(true);
    onChange(email);
  };
  const take = (email: string) => {
    if (!field.current) return;
    retype(field.current, email);
    change();
  };
  return (
    <TextField
      {...props}
      ref={field}
      label={texts.label}
      name="email"
      type="text"
      inputMode="email"
      dir="ltr"
      defaultValue={defaultValue}
      onChange={change}
      onBlur={() => setTyping(false)}
      note={
        isOffered && (
          <LinkButton onClick={() => take(meant)}>
            {format(texts.didYouMean, { email: isolate(meant) })}
          </LinkButton>
        )
      }
    />
  );
}
