/** The account of the visitor who is signed in, with React. What this file imports is not in the entries of the elements. */
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { directionOf, languageOf } from '../kit/i18n/languages.ts';
import { documentOrShadowRoot, guardKeys } from '../kit/lib/dom.ts';
import { adoptStyles } from '../kit/theme/sheets.ts';
import { Surface } from '../kit/ui/surface.tsx';
import type { StytchClientShape } from '../provider/stytch/client.ts';
import { TextsContext } from '../shell/runner/use-strings.ts';
import { Done } from './done.tsx';
import type { MountVisitorApp, VisitorHost, VisitorScene } from './host.ts';
import { sectionsOf, sectionViews } from './sections.tsx';
import { accountTexts, type Task, type Visitor, VisitorContext } from './visitor.ts';

interface AppProps {
  readonly host: VisitorHost;
  readonly client: StytchClientShape;
  readonly scene: VisitorScene;
  /** The task that the gallery shows from the start. */
  readonly opened?: Task | undefined;
}

const NO_STRINGS = {};

/** Begins and ends the visitor's task. */
function useTasks(find: Visitor['find'], opened: Task | undefined) {
  const [task, setTask] = useState(opened);
  const [held, setHeld] = useState(0);
  const [done, setDone] = useState<{ readonly text: string }>();
  // Read by handlers that an earlier render has drawn.
  const latest = useRef(task);
  const change = (next: Task | undefined): void => {
    latest.current = next;
    flushSync(() => setTask(next));
  };
  return {
    task,
    done,
    isBusy: held > 0,
    hold(): () => void {
      setDone(undefined);
      setHeld((count) => count + 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        setHeld((count) => count - 1);
      };
    },
    start(next: Task): void {
      setDone(undefined);
      change(next);
      const field = find(
        `[data-section=${next.section}] :is(input:not([hidden], [role=combobox]), [data-cancel] button)`,
      );
      field?.focus();
      if (field?.localName === 'input') (field as HTMLInputElement).select();
    },
    stop(text?: string): void {
      const { current } = latest;
      change(undefined);
      if (text !== undefined) setDone({ text });
      if (!current) return;
      const place = `[data-section=${current.section}]`;
      const of = current.id === undefined ? '' : `[data-of="${CSS.escape(current.id)}"]`;
      const pressed = find(`${place} [data-opens=${current.does}]${of}`);
      (pressed ?? find(`${place} [data-opens=edit]`))?.focus();
    },
    say: (text: string) => setDone({ text }),
  };
}

export function App({ host, client, scene, opened }: AppProps) {
  const { catalogue, locale, theme, colorScheme, look } = scene;
  const strings = scene.strings ?? NO_STRINGS;
  const texts = useMemo(() => accountTexts(catalogue, strings), [catalogue, strings]);
  const language = languageOf(catalogue.language, locale, strings);
  const box = useRef<HTMLDivElement>(null);
  const find: Visitor['find'] = (selector) => box.current?.querySelector<HTMLElement>(selector) ?? null;
  const { done, ...tasks } = useTasks(find, opened);
  const { user } = scene.state;
  if (!user) return null;
  const visitor: Visitor = { host, client, scene, user, texts, find, ...tasks };
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
        <VisitorContext value={visitor}>
          {sectionsOf(scene.sections, user).map((section) => {
            const View = sectionViews[section];
            return <View key={section} />;
          })}
          <Done said={done} />
        </VisitorContext>
      </TextsContext>
    </Surface>
  );
}

export const mountVisitorApp: MountVisitorApp = (container, host, client) => {
  const root = createRoot(container);
  const release = adoptStyles(documentOrShadowRoot(container));
  const unmounted = new AbortController();
  guardKeys(container, unmounted.signal);
  const draw = (): void => {
    const scene = host.look();
    flushSync(() => root.render(<App host={host} client={client} scene={scene} />));
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
