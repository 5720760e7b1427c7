import { useContext, useState } from 'react';
import { loadErrorCode } from '../../kit/lib/load-error.ts';
import { loadPhone } from '../../kit/lib/phone.ts';
import { EXAMPLE_COUNTRY } from '../../kit/lib/phone-country.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { PhoneField, type PhoneFieldProps } from '../../kit/ui/phone-field.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { useLocale, useStrings } from '../runner/use-strings.ts';
import type { Task } from '../runner/use-task.ts';
import { AgreementContext } from './agreement.ts';
import { useLastUsed } from './last-used.tsx';

interface PhoneFormProps extends Pick<PhoneFieldProps, 'value' | 'countries' | 'onChange' | 'autoComplete'> {
  readonly task: Pick<Task<never>, 'pending' | 'failure' | 'refuse' | 'clear'>;
  /** @param number in E.164 */
  readonly onSubmit: (number: string) => unknown;
  /** The button's label. */
  readonly submit: string;
}

/** Asks for a phone number. */
export function PhoneForm(props: PhoneFormProps) {
  const { value, countries = [], onChange, autoComplete, task, onSubmit, submit } = props;
  const strings = useStrings();
  const [loading, setLoading] = useState(false);

  const read = async (form: HTMLFormElement) => {
    if (loading) return undefined;
    let result: unknown;
    // Autofill may have changed the field without an event.
    const filled = new FormData(form).get('phone');
    const typed = typeof filled === 'string' ? filled : value.number;
    setLoading(true);
    try {
      const tools = await loadPhone(value.country, typed);
      const number = tools.parse(value.country, typed);
      if (number && countries.length > 0 && !countries.includes(number.country)) task.refuse('phoneCountry');
      else if (number) {
        // A number of Canada where the United States are chosen.
        if (number.country !== value.country) onChange({ country: number.country, number: typed });
        result = onSubmit(number.e164);
      } else task.refuse(typed.trim() === '' ? 'emptyPhone' : 'invalidPhone');
    } catch (cause) {
      const code = loadErrorCode(cause);
      task.refuse(code, code, { cause });
    } finally {
      setLoading(false);
    }
    return result;
  };

  return (
    <Form onSubmit={read}>
      <Stack gap={16}>
        <PhoneField
          autoComplete={autoComplete}
          value={value}
          countries={countries}
          onChange={(changed) => {
            task.clear();
            onChange(changed);
          }}
          labels={strings.phone}
          placeholder={value.country === EXAMPLE_COUNTRY ? strings.phone.placeholder : undefined}
          locale={useLocale()}
          {...(task.failure !== undefined && { error: task.failure })}
        />
        {useContext(AgreementContext).line}
        <Button type="submit" mark={useLastUsed('phone')} busy={task.pending || loading}>
          {submit}
        </Button>
      </Stack>
    </Form>
  );
}
