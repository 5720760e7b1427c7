import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { FieldComponentsContext } from '../../kit/ui/field-components.ts';
import { IdPrefixContext } from '../../kit/ui/scoped-id.ts';
import { Surface } from '../../kit/ui/surface.tsx';
import type { Typed } from '../first-screen/typed.ts';
import type { FlowTypes } from '../flow-types.ts';
import type { Host } from '../runner/host.ts';
import type { Sending } from '../start/sending.ts';
import { ConfigurationMessage } from './configuration-message.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Flow } from './flow.ts';
import { FlowView } from './flow-view.tsx';
import { type Texts, useTexts } from './texts/use-texts.ts';
import { useWarnings } from './use-warnings.ts';

interface AppProps<F extends FlowTypes> {
  readonly flow: Flow<F>;
  readonly host: Host;
  readonly settings: F['settings'];
  /** What the visitor has done on the first screen before the app was there. */
  readonly typed?: Typed | undefined;
  /** What was sent before React was there. */
  readonly sending?: Sending<F> | undefined;
}

function CheckedView<F extends FlowTypes>({
  flow,
  host,
  settings,
  texts,
  typed,
  sending,
}: AppProps<F> & { texts: Texts<F['strings']> }) {
  const problems = useMemo(() => flow.check(settings, host.baseURI), [flow, settings, host]);
  return problems.length > 0 ? (
    <ConfigurationMessage host={host} problems={problems} strings={texts.strings} />
  ) : (
    <FlowView flow={flow} host={host} settings={settings} texts={texts} typed={typed} sending={sending} />
  );
}

/** Says on the widget that it is a demo, and shows the inbox. */
function useDemo(container: RefObject<HTMLElement | null>, demo: boolean | undefined): void {
  useEffect(() => {
    const box = container.current;
    if (!box || !demo) return;
    const shown = import('../../../emulator/demo/demo.ts').then(({ showDemo }) => showDemo(box));
    // Without the chunk there is no provider either, which the first request reports.
    return () => void shown.then((hide) => hide()).catch(() => undefined);
  }, [container, demo]);
}

export function App<F extends FlowTypes>({ flow, host, settings, typed, sending }: AppProps<F>) {
  const texts = useTexts<F['strings']>(settings, flow.texts);
  const container = useRef<HTMLDivElement>(null);
  useDemo(container, settings.demo);
  useWarnings(container, settings, flow.importWarnings);
  return (
    <IdPrefixContext value={host.id}>
      <Surface
        ref={container}
        theme={settings.theme}
        colorScheme={settings.colorScheme}
        dir={texts.direction}
        lang={texts.language}
      >
        <ErrorBoundary host={host} settings={settings} strings={texts.strings}>
          <FieldComponentsContext value={host.fieldComponents}>
            <CheckedView
              flow={flow}
              host={host}
              settings={settings}
              texts={texts}
              typed={typed}
              sending={sending}
            />
          </FieldComponentsContext>
        </ErrorBoundary>
      </Surface>
    </IdPrefixContext>
  );
}
