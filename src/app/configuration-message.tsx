import { useEffect, useRef } from 'react';
import type { Problem } from '../config/settings.ts';
import type { Host } from '../entry/host.ts';
import type { Strings } from '../i18n/en.ts';
import { ErrorText } from '../ui/error-text.tsx';
import { Stack } from '../ui/stack.tsx';
import { Heading } from '../ui/text.tsx';

interface ConfigurationMessageProps {
  readonly host: Host;
  readonly problems: readonly Problem[];
  readonly strings: Strings;
}

/** In place of the form: what the visitor reads; the author of the page finds the mend in the console. */
export function ConfigurationMessage({ host, problems, strings }: ConfigurationMessageProps) {
  const shown = problems.find((problem) => problem.shown)?.shown ?? 'configuration';
  const message = strings.errors[shown];
  const mends = problems.map(({ where, mend }) => `${where}: ${mend}`).join('\n');
  const reported = useRef('');

  useEffect(() => {
    if (reported.current === mends) return;
    reported.current = mends;
    console.error(`auth-widget: ${mends}`);
    host.error({ code: 'configuration', message, screen: host.screen, cause: new Error(mends) });
  }, [host, message, mends]);

  return (
    <Stack gap={16}>
      <Heading>{strings.main.heading}</Heading>
      <ErrorText>{message}</ErrorText>
    </Stack>
  );
}
