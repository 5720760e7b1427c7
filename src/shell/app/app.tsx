import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { IdPrefixContext } from '../../kit/ui/form.tsx';
import { Surface } from '../../kit/ui/surface.tsx';
import type { FlowTypes } from '../flow-types.ts';
import type { Host } from '../runner/types.ts';
import { ConfigurationMessage, ErrorBoundary } from './error-boundary.tsx';
import type { AppOpening, Flow } from './flow.ts';
import { FlowView } from './flow-view.tsx';
import { type Texts, useTexts } from './texts/use-texts.ts';
import { useWarnings } from './use-warnings.ts';

interface AppProps<F extends FlowTypes> {
  readonly flow: Flow<F>;
  readonly host: Host;
  readonly settings: F['settings'];
  readonly opening: AppOpening<F>;
}

function CheckedView<F extends FlowTypes>({
  flow,
  host,
  settings,
  texts,
  opening,
}: AppProps<F> & { texts: Texts<F['strings']> }) {
  const problems = useMemo(() => opening.check(settings), [opening, settings]);
  return problems.length > 0 ? (
    <ConfigurationMessage host={host} problems={problems} strings={texts.strings} />
  ) : (
    <FlowView flow={flow} host={host} settings={settings} texts={texts} opening={opening} />
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

export function App<F extends FlowTypes>({ flow, host, settings, opening }: AppProps<F>) {
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
          <CheckedView flow={flow} host={host} settings={settings} texts={texts} opening={opening} />
        </ErrorBoundary>
      </Surface>
    </IdPrefixContext>
  );
}
