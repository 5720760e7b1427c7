import { useEffect, useState } from 'react';
import { loadPhone } from '../../kit/lib/phone.ts';
import { phoneText } from '../../kit/lib/phone-text.ts';
import { whenIdle } from '../../kit/lib/when-idle.ts';

/** A phone number is formatted once its rules are there. */
export function Contact({ value }: { readonly value: string }) {
  const [text, setText] = useState(phoneText(value));
  useEffect(() => {
    if (!value.startsWith('+')) return;
    return whenIdle(() => {
      loadPhone('', value).then(
        (tools) => {
          tools.parse('', value);
          setText(phoneText(value));
        },
        // The number can be read without.
        () => undefined,
      );
    });
  }, [value]);
  return <bdi dir="ltr">{text ?? value}</bdi>;
}
