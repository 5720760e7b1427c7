import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasOwn } from '../../../kit/lib/objects.ts';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { PromptFrame } from '../../../kit/ui/prompt-frame.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import type { ResolvedConfig } from '../../../settings/resolve.ts';
import type { OAuthProvider } from '../../../settings/types.ts';
import { useRunner } from '../../../shell/runner/use-runner.ts';
import { useSentence, useStrings } from '../../../shell/runner/use-strings.ts';
import type { Consumer } from '../../flow/types.ts';
import { SLOT_NAME } from './one-tap-place.ts';
import { openOneTap, PENDING } from './open-one-tap.ts';

export interface OneTapProps {
  readonly entry: OAuthProvider;
  readonly config: ResolvedConfig;
  /** True if the widget offers nothing but the prompt. */
  readonly exclusive: boolean;
  /** The ordinary button, shown if there is no prompt. */
  readonly children: ReactNode;
}

/** Google One Tap instead of the Google button, or in addition to it if the prompt floats above the page. */
export function OneTap({ entry, config, exclusive, children }: OneTapProps) {
  const { common } = useStrings();
  const runner = useRunner<Consumer>();
  const box = useRef<HTMLDivElement>(null);
  const [{ phase, embedded, height }, setPrompt] = useState(PENDING);
  // The SDK does not report a prompt that a click beside it has closed, so nothing could be offered in its place.
  const { position = 'embedded', cancel_on_tap_outside: cancelOnTapOutside = false } = entry;
  const { loginRedirectURL, signupRedirectURL } = config.oauth;

  useEffect(() => {
    if (!box.current) return;
    const options = { loginRedirectURL, signupRedirectURL, cancelOnTapOutside };
    return openOneTap(box.current, { runner, position, options }, setPrompt);
  }, [runner, position, loginRedirectURL, signupRedirectURL, cancelOnTapOutside]);

  const { name } = phase;
  const failure = useSentence(hasOwn(phase, 'reason') ? phase.reason : undefined);
  const shown = name === 'shown';
  const busy = name === 'pending' || name === 'leaving';
  const replacesButton = embedded || exclusive;
  const showsButton = name === 'closed' || name === 'failed' || (!replacesButton && name !== 'refused');
  return (
    <Stack gap={8}>
      <PromptFrame
        ref={box}
        height={shown ? height : undefined}
        away={!(busy ? replacesButton : embedded && shown)}
        busy={busy ? common.loading : undefined}
      >
        <slot name={SLOT_NAME} />
      </PromptFrame>
      {showsButton && children}
      <ErrorText>{failure}</ErrorText>
    </Stack>
  );
}
