import { Fragment, type FunctionComponent, lazy, Suspense, useContext } from 'react';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { PromptFrame } from '../../../kit/ui/prompt-frame.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import type { ResolvedConfig } from '../../../settings/resolve.ts';
import type { Config, OAuthProvider } from '../../../settings/types.ts';
import { AgreementContext } from '../../../shell/views/agreement.ts';
import { ProviderButton } from '../../../shell/views/oauth/provider-button.tsx';
import { providerRow } from '../../../shell/views/oauth/provider-table.ts';
import { isRefusedHere, useChoice, useLeavingTask } from '../../../shell/views/oauth/use-leaving-task.ts';
import type { StateOf } from '../../flow/screens.ts';
import type { MainPart, ScreenProps } from '../../method.ts';
import { explainUnknown, startOAuth } from './actions.ts';
import type { OneTapProps } from './one-tap.tsx';

/** Loaded only on pages with One Tap. If that fails, the ordinary button remains. */
const OneTap = lazy(
  (): Promise<{ default: FunctionComponent<OneTapProps> }> =>
    import('./one-tap.tsx').then(
      (part) => ({ default: part.OneTap }),
      () => ({ default: ({ children }: OneTapProps) => children }),
    ),
);

/** The first Google entry that asks for One Tap, because Google allows one prompt per page. */
function oneTapEntry({ oauth }: ResolvedConfig): OAuthProvider | undefined {
  return oauth.providers.find(({ type, one_tap: oneTap }) => type === 'google' && oneTap === true);
}

/** True if the widget offers nothing but One Tap (spec section 5). */
function isExclusive({ products, oauth }: ResolvedConfig, entry: OAuthProvider): boolean {
  return products.length === 1 && oauth.providers.length === 1 && entry.position === 'floating';
}

function OAuthButtons({ config, strings }: ScreenProps<StateOf<'Main'>>) {
  const task = useLeavingTask(startOAuth, { explain: explainUnknown });
  const { chosen, choose } = useChoice(task);
  // Google's prompt cannot be stopped once it is there: until the visitor has agreed, there is the button.
  const withOneTap = useContext(AgreementContext).isGiven ? oneTapEntry(config) : undefined;
  const exclusive = withOneTap !== undefined && isExclusive(config, withOneTap);

  return (
    <Stack gap={8}>
      {/* The browser's own prompt is as high as it likes. */}
      <Stack gap={8} even={withOneTap === undefined}>
        {config.oauth.providers.map((entry, index) => {
          const providerButton = (
            <ProviderButton
              row={providerRow(entry.type)}
              type={entry.type}
              label={strings.oauth.continueWith}
              busy={index === chosen}
              onClick={() =>
                isRefusedHere(entry.type) ? task.refuse('webview', 'provider') : choose(index, entry)
              }
            />
          );
          // The index is the key, because the page may list a type twice with different scopes.
          return entry === withOneTap ? (
            <Suspense
              key={index}
              fallback={
                entry.position === 'floating' && !exclusive ? (
                  providerButton
                ) : (
                  <PromptFrame busy={strings.common.loading} />
                )
              }
            >
              <OneTap entry={entry} config={config} exclusive={exclusive}>
                {providerButton}
              </OneTap>
            </Suspense>
          ) : (
            <Fragment key={index}>{providerButton}</Fragment>
          );
        })}
      </Stack>
      <ErrorText>{task.failure}</ErrorText>
    </Stack>
  );
}

export const views: MainPart<'oauth'>['views'] = { oauth: OAuthButtons };

/** The logos are there when the buttons are. */
export const prefetch = ({ oauthOptions }: Config): void => {
  const listed: unknown = oauthOptions?.providers;
  for (const entry of Array.isArray(listed) ? listed : [])
    providerRow(String(Object(entry).type))
      ?.logo()
      .catch(() => undefined);
};
