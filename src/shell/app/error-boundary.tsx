import { Component, type ReactNode, useEffect, useRef } from 'react';
import type { Strings } from '../../kit/i18n/catalogue.ts';
import { hasOwn } from '../../kit/lib/objects.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Heading } from '../../kit/ui/text.tsx';
import type { BaseSettings, Problem } from '../../settings/settings.ts';
import type { Host } from '../runner/types.ts';

interface CrashedProps {
  readonly host: Host;
  readonly strings: Strings;
  readonly onRestart: () => void;
}

function Crashed({ host, strings, onRestart }: CrashedProps) {
  // In an effect, because those of the crashed app detach its commands after `componentDidCatch`.
  useEffect(() => {
    host.attach({ reset: onRestart });
    return () => host.attach(undefined);
  }, [host, onRestart]);
  return (
    <Stack gap={16}>
      <Heading>{strings.main.heading}</Heading>
      <ErrorText>{strings.errors.unexpected}</ErrorText>
      <Button onClick={onRestart}>{strings.common.retry}</Button>
    </Stack>
  );
}

interface ErrorBoundaryProps extends Pick<CrashedProps, 'host' | 'strings'> {
  readonly settings: BaseSettings;
  readonly children: ReactNode;
}

/**
 * The last resort, so that a bug in the widget does not leave a blank form. The form restarts when the visitor clicks
 * retry, when the page calls `reset()`, and when the settings change.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly #restart = () => this.setState({ failed: false });

  override componentDidCatch(cause: unknown) {
    const { host, strings } = this.props;
    host.left = undefined;
    host.error({ code: 'unexpected', message: strings.errors.unexpected, screen: host.screen, cause });
  }

  override componentDidUpdate({ settings }: ErrorBoundaryProps) {
    if (this.state.failed && settings !== this.props.settings) this.#restart();
  }

  override render() {
    const { host, strings, children } = this.props;
    return this.state.failed ? <Crashed host={host} strings={strings} onRestart={this.#restart} /> : children;
  }
}

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
    const causes = problems.flatMap((problem) => (hasOwn(problem, 'cause') ? [problem.cause] : []));
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
