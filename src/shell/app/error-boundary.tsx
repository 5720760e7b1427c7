import { Component, type ReactNode } from 'react';
import type { Strings } from '../../kit/i18n/catalogue.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Heading } from '../../kit/ui/text.tsx';
import type { BaseSettings } from '../../settings/settings.ts';
import type { Host } from '../runner/host.ts';

interface ErrorBoundaryProps {
  readonly host: Host;
  readonly settings: BaseSettings;
  readonly strings: Strings;
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
    host.attach({ reset: this.#restart });
  }

  override componentDidUpdate({ settings }: ErrorBoundaryProps) {
    if (this.state.failed && settings !== this.props.settings) this.#restart();
  }

  override render() {
    const { strings, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Stack gap={16}>
        <Heading>{strings.main.heading}</Heading>
        <ErrorText>{strings.errors.unexpected}</ErrorText>
        <Button onClick={this.#restart}>{strings.common.retry}</Button>
      </Stack>
    );
  }
}
