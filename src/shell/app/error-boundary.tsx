import { Component, type ReactNode, useEffect } from 'react';
import type { Strings } from '../../kit/i18n/catalogue.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Heading } from '../../kit/ui/text.tsx';
import type { BaseSettings } from '../../settings/settings.ts';
import type { Host } from '../runner/runner.ts';

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
