import { Component, type ReactNode, useMemo, useRef } from 'react';
import { checkSettings } from '../config/check.ts';
import type { Settings } from '../config/settings.ts';
import { en } from '../i18n/en.ts';
import { ErrorText } from '../ui/error-text.tsx';
import { Surface } from '../ui/surface.tsx';
import { ConfigurationMessage } from './configuration-message.tsx';
import { FlowView } from './flow-view.tsx';
import type { Host } from './host.ts';
import { useAdvice } from './use-advice.ts';
import { useTexts } from './use-texts.ts';

export interface AppProps {
  readonly host: Host;
  readonly settings: Settings;
}

/** The last resort: a fault of ours must not leave the page's form blank. */
class Boundary extends Component<{ host: Host; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.host.error({ code: 'unexpected', message: en.errors.unexpected, screen: 'Main', cause });
  }

  override render() {
    return this.state.failed ? <ErrorText>{en.errors.unexpected}</ErrorText> : this.props.children;
  }
}

export function App({ host, settings }: AppProps) {
  const problems = useMemo(() => checkSettings(settings, document.baseURI), [settings]);
  const texts = useTexts(settings);
  const container = useRef<HTMLDivElement>(null);
  useAdvice(container, settings);
  return (
    <Surface
      ref={container}
      theme={settings.theme}
      colorScheme={settings.colorScheme}
      dir={texts.direction}
      lang={texts.language}
    >
      <Boundary host={host}>
        {problems.length > 0 ? (
          <ConfigurationMessage host={host} problems={problems} strings={texts.strings} />
        ) : (
          <FlowView host={host} settings={settings} texts={texts} />
        )}
      </Boundary>
    </Surface>
  );
}
