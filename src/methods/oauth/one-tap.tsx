import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OAuthProvider, ResolvedConfig } from '../../config/types.ts';
import type { Strings } from '../../i18n/en.ts';
import { useSentence } from '../../runner/hooks.ts';
import { ErrorText } from '../../ui/error-text.tsx';
import { PromptFrame } from '../../ui/prompt-frame.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useRunner } from '../method.ts';
import { SLOT } from './one-tap-place.ts';
import { openOneTap, PENDING } from './open-one-tap.ts';

export interface OneTapProps {
  readonly entry: OAuthProvider;
  readonly config: ResolvedConfig;
  readonly strings: Strings;
  /** The prompt is all that the widget offers. */
  readonly exclusive: boolean;
  /** The ordinary button, for when there is no prompt. */
  readonly children: ReactNode;
}

/** Google One Tap in the place of the Google button, or beside it where the prompt floats. */
export function OneTap({ entry, config, strings, exclusive, children }: OneTapProps) {
  const runner = useRunner();
  const box = useRef<HTMLDivElement>(null);
  const [{ phase, embedded, height }, setPrompt] = useState(PENDING);
  const { position = 'embedded' } = entry;
  const { loginRedirectURL, signupRedirectURL } = config.oauth;

  useEffect(() => {
    if (!box.current) return;
    const urls = { loginRedirectURL, signupRedirectURL };
    return openOneTap(box.current, { runner, position, urls }, setPrompt);
  }, [runner, position, loginRedirectURL, signupRedirectURL]);

  const { name } = phase;
  const why = useSentence('reason' in phase ? phase.reason : undefined);
  const shown = name === 'shown';
  const working = name === 'pending' || name === 'leaving';
  const inPlace = embedded || exclusive;
  const button = name === 'closed' || name === 'failed' || (!inPlace && name !== 'refused');
  return (
    <Stack gap={8}>
      <PromptFrame
        ref={box}
        height={shown ? height : undefined}
        away={!(working ? inPlace : embedded && shown)}
        busy={working ? strings.common.loading : undefined}
      >
        <slot name={SLOT} />
      </PromptFrame>
      {button && children}
      <ErrorText>{why}</ErrorText>
    </Stack>
  );
}
