import { Component, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { checkSettings } from '../config/check.ts';
import type { Settings } from '../config/settings.ts';
import { en } from '../i18n/en.ts';
import { ErrorText } from '../ui/error-text.tsx';
import { Surface } from '../ui/surface.tsx';
import { ConfigurationMessage } from './configuration-message.tsx';
import { FlowView } from './flow-view.tsx';
import type { Host } from './host.ts';
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

/** Says once what has no effect; unlike a problem it does not keep the widget from working. */
function useWarnings(warnings: readonly string[]): void {
  const said = useRef(new Set<string>());
  useEffect(() => {
    for (const warning of warnings) {
      if (said.current.has(warning)) continue;
      said.current.add(warning);
      console.warn(`auth-widget: ${warning}`);
    }
  }, [warnings]);
}

export function App({ host, settings }: AppProps) {
  const { problems, warnings } = useMemo(() => checkSettings(settings), [settings]);
  const texts = useTexts(settings);
  useWarnings(warnings);
  return (
    <Surface
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
