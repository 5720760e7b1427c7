import type { Reason } from '../../kit/i18n/reason.ts';
import type { ResolvedConfig } from '../../settings/resolve.ts';
import { useTask } from '../../shell/runner/use-task.ts';
import { DraftEmailForm, type DraftEmailFormProps } from '../../shell/views/draft-email-form.tsx';
import type { Draft } from '../flow/screens.ts';
import type { Action, ScreenProps } from '../method.ts';

interface EmailIdentifierProps<Input>
  extends Pick<ScreenProps, 'send'>,
    Pick<DraftEmailFormProps, 'autoComplete' | 'submit'> {
  readonly state: { readonly draft: Draft };
  /** Receives the address. */
  readonly action: Action<Input>;
  readonly input: (email: string) => NoInfer<Input>;
  /** Shown if the input is not an email address. */
  readonly invalid: Reason;
}

/** Asks for an email address and runs an action with it. */
export function EmailIdentifier<Input>(props: EmailIdentifierProps<Input>) {
  const { state, action, input, invalid, ...form } = props;
  const task = useTask(action, { toastFailure: true, refused: state.draft.refused && invalid });
  return (
    <DraftEmailForm
      {...form}
      draft={state.draft}
      task={task}
      invalid={invalid}
      onEmail={(email) => task.run(input(email))}
    />
  );
}

/** The `autocomplete` of a form's first field, in which browsers also offer passkeys if the page has them. */
export const withPasskeys = <Kind extends string>(
  autoComplete: Kind,
  { products }: Pick<ResolvedConfig, 'products'>,
): Kind | `${Kind} webauthn` => (products.includes('passkeys') ? `${autoComplete} webauthn` : autoComplete);
