import { useEffect, useRef } from 'react';
import type { Strings } from '../../kit/i18n/catalogue.ts';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Heading } from '../../kit/ui/text.tsx';
import type { Problem } from '../../settings/settings.ts';
import type { Host } from '../runner/runner.ts';

interface ConfigurationMessageProps {
  readonly host: Host;
  readonly problems: readonly Problem[];
  readonly strings: Strings;
}

/** Shown instead of the form. The visitor reads a general text, the console names each setting and what it must be. */
export function ConfigurationMessage({ host, problems, strings }: ConfigurationMessageProps) {
  const shown = problems.find((problem) => problem.shown)?.shown ?? 'configuration';
  const text = strings.errors[shown];
  const details = problems.map(({ setting, message }) => `${setting} ${message}`).join('\n');
  const reported = useRef('');

  useEffect(() => {
    if (reported.current === details) return;
    reported.current = details;
    const causes = problems.flatMap((problem) => ('cause' in problem ? [problem.cause] : []));
    console.error(`auth-widget: ${details}`, ...causes);
    const cause = new Error(details, { cause: causes[0] });
    host.error({ code: 'configuration', message: text, screen: host.screen, cause });
  }, [host, text, problems, details]);

  return (
    <Stack gap={16}>
      <Heading>{strings.main.heading}</Heading>
      <ErrorText>{text}</ErrorText>
    </Stack>
  );
}
