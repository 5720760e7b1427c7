import { Component, type ReactNode } from 'react';
import type { BaseSettings } from '../config/settings.ts';
import type { Host } from '../entry/host.ts';
import type { Strings } from '../i18n/en.ts';
import { Button } from '../ui/button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { Stack } from '../ui/stack.tsx';
import { Heading } from '../ui/text.tsx';

interface BoundaryProps {
  readonly host: Host;
  readonly settings: BaseSettings;
  readonly strings: Strings;
  readonly children: ReactNode;
}

/**
 * The last resort: a bug of ours must not leave the page's form blank. The form starts anew at the visitor's click, at the
 * page's `reset()`, or with other settings.
 */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly #again = () => this.setState({ failed: false });

  override componentDidCatch(cause: unknown) {
    const { host, strings } = this.props;
    host.error({ code: 'unexpected', message: strings.errors.unexpected, screen: host.screen, cause });
    host.attach({ reset: this.#again });
  }

  override componentDidUpdate({ settings }: BoundaryProps) {
    if (this.state.failed && settings !== this.props.settings) this.#again();
  }

  override render() {
    const { strings, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Stack gap={16}>
        <Heading>{strings.main.heading}</Heading>
        <ErrorText>{strings.errors.unexpected}</ErrorText>
        <Button onClick={this.#again}>{strings.common.retry}</Button>
      </Stack>
    );
  }
}
