/** The account of the visitor who is signed in, with React. What this file imports is not in the entries of the elements. */
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { directionOf, languageOf } from '../kit/i18n/languages.ts';
import { documentOrShadowRoot, guardKeys } from '../kit/lib/dom.ts';
import { adoptStyles } from '../kit/theme/sheets.ts';
import { Surface } from '../kit/ui/surface.tsx';
import type { AccountProvider } from '../provider/account-port.ts';
import type { User } from '../settings/session-data.ts';
import type { RunTypes } from '../shell/flow-types.ts';
import type { Runner } from '../shell/runner/types.ts';
import { RunnerContext } from '../shell/runner/use-runner.ts';
import { TextsContext } from '../shell/runner/use-strings.ts';
import { Done } from './done.tsx';
import type { MountVisitorApp, VisitorHost, VisitorScene } from './host.ts';
import { sectionsOf, sectionViews, unknownIn } from './sections.tsx';
import { type AccountEvent, FIRST, idOf, reduce, type Task } from './state.ts';
import { accountTexts } from './texts.ts';
import { useAccountRunner } from './use-account-runner.ts';
import { type Visitor, VisitorContext } from './visitor.ts';

interface AppProps {
  readonly host: VisitorHost;
  readonly provider: AccountProvider;
  readonly scene: VisitorScene;
  readonly user: User;
  /** The task that the gallery shows from the start. */
  readonly opened?: Task | undefined;
}

const NO_STRINGS = {};

/** The account's state, and the focus that follows it. */
function useAccountState(find: Visitor['find'], opened: Task | undefined) {
  const [state, setState] = useState({ ...FIRST, task: opened });
  // Read by handlers that an earlier render has drawn.
  const latest = useRef(state);
  const send = (event: AccountEvent): void => {
    const { task: before } = latest.current;
    latest.current = reduce(latest.current, event);
    const { task } = latest.current;
    if (task === before) return setState(latest.current);
    flushSync(() => setState(latest.current));
    if (task) {
      const field = find(`[data-section=${task.section}] :is(input:not([hidden]), [data-cancel] button)`);
      field?.focus();
      if (field?.localName === 'input') (field as HTMLInputElement).select();
    } else if (before) {
      const place = `[data-section=${before.section}]`;
      const id = idOf(before);
      const of = id === undefined ? '' : `[data-of="${CSS.escape(id)}"]`;
      (find(`${place} [data-opens=${before.does}]${of}`) ?? find(`${place} [data-opens=edit]`))?.focus();
    }
  };
  return { state, send };
}

export function App({ host, provider, scene, user, opened }: AppProps) {
  const { catalogue, locale, theme, colorScheme, look } = scene;
  const strings = scene.strings ?? NO_STRINGS;
  const texts = useMemo(() => accountTexts(catalogue, strings), [catalogue, strings]);
  const language = languageOf(catalogue.language, locale, strings);
  const box = useRef<HTMLDivElement>(null);
  const find: Visitor['find'] = (selector) => box.current?.querySelector<HTMLElement>(selector) ?? null;
  const { state, send } = useAccountState(find, opened);
  const visitor: Visitor = { host, provider, scene, user, texts, state, send, find };
  const runner = useAccountRunner(visitor);
  return (
    <Surface
      wide
      ref={box}
      theme={look === undefined ? theme : { ...theme, look }}
      colorScheme={colorScheme}
      dir={directionOf(language)}
      lang={language}
    >
      <TextsContext value={{ strings: texts, language }}>
        <RunnerContext value={runner as unknown as Runner<RunTypes>}>
          <VisitorContext value={visitor}>
            {sectionsOf(scene.sections, user).map((section) => {
              const View = sectionViews[section];
              return <View key={section} />;
            })}
            <Done said={state.done} />
          </VisitorContext>
        </RunnerContext>
      </TextsContext>
    </Surface>
  );
}

export const mountVisitorApp: MountVisitorApp = (container, host, provider) => {
  const root = createRoot(container);
  const release = adoptStyles(documentOrShadowRoot(container));
  const unmounted = new AbortController();
  guardKeys(container, unmounted.signal);
  const draw = (): void => {
    const scene = host.look();
    const { user } = scene.state;
    for (const word of unknownIn(scene.sections))
      host.complain(`sections: "${word}" is none of ${Object.keys(sectionViews).join(', ')}.`);
    flushSync(() => root.render(user && <App host={host} provider={provider} scene={scene} user={user} />));
  };
  draw();
  return {
    update: draw,
    unmount() {
      unmounted.abort();
      root.unmount();
      release();
    },
  };
};
