import { Component, type ReactNode, useMemo, useRef } from 'react';
import { checkSettings } from '../config/check.ts';
import type { Settings } from '../config/settings.ts';
import type { Strings } from '../i18n/en.ts';
import { Button } from '../ui/button.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { Stack } from '../ui/stack.tsx';
import { Surface } from '../ui/surface.tsx';
import { Heading } from '../ui/text.tsx';
import { ConfigurationMessage } from './configuration-message.tsx';
import { FlowView } from './flow-view.tsx';
import type { Host } from './host.ts';
import { useTexts } from './use-texts.ts';
import { useWarnings } from './use-warnings.ts';

export interface AppProps {
  readonly host: Host;
  readonly settings: Settings;
}

interface BoundaryProps extends AppProps {
  readonly strings: Strings;
  readonly children: ReactNode;
}

/**
 * The last resort: a fault of ours must not leave the page's form blank, nor for good. The form begins anew by the
 * visitor's click, by the page's `reset()`, or with other settings.
 */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
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

export function App({ host, settings }: AppProps) {
  const problems = useMemo(() => checkSettings(settings, document.baseURI), [settings]);
  const texts = useTexts(settings);
  const container = useRef<HTMLDivElement>(null);
  useWarnings(container, settings);
  return (
    <Surface
      ref={container}
      theme={settings.theme}
      colorScheme={settings.colorScheme}
      dir={texts.direction}
      lang={texts.language}
    >
      <Boundary host={host} settings={settings} strings={texts.strings}>
        {problems.length > 0 ? (
          <ConfigurationMessage host={host} problems={problems} strings={texts.strings} />
        ) : (
          <FlowView host={host} settings={settings} texts={texts} />
        )}
      </Boundary>
    </Surface>
  );
}
