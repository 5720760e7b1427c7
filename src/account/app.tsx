/** The account of the visitor who is signed in, with React. What this file imports is not in the entries of the elements. */
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { directionOf, languageOf } from '../kit/i18n/languages.ts';
import { documentOrShadowRoot, guardKeys } from '../kit/lib/dom.ts';
import { classOf } from '../kit/theme/class-names.ts';
import { adoptStyles } from '../kit/theme/sheets.ts';
import { Avatar } from '../kit/ui/avatar.tsx';
import { group, groupHeading, person, personAddress, personName } from '../kit/ui/card-styles.ts';
import { Surface } from '../kit/ui/surface.tsx';
import type { AccountProvider } from '../provider/account-port.ts';
import { accountOf, initialsOf, nameOf } from '../session/names.ts';
import type { AccountSection } from '../settings/account-sections.ts';
import type { User } from '../settings/session-data.ts';
import type { RunTypes } from '../shell/flow-types.ts';
import type { Runner } from '../shell/runner/types.ts';
import { RunnerContext } from '../shell/runner/use-runner.ts';
import { TextsContext } from '../shell/runner/use-strings.ts';
import { Done } from './done.tsx';
import type { MountVisitorApp, VisitorHost, VisitorScene } from './host.ts';
import { groupsOf, sectionsOf, sectionViews, unknownIn } from './sections.tsx';
import { type AccountEvent, type AccountState, FIRST, idOf, reduce } from './state.ts';
import { accountTexts } from './texts.ts';
import { useAccountRunner } from './use-account-runner.ts';
import { type Visitor, VisitorContext } from './visitor.ts';

interface AppProps {
  readonly host: VisitorHost;
  readonly provider: AccountProvider;
  readonly scene: VisitorScene;
  readonly user: User;
  /** What the gallery shows from the start. */
  readonly first?: Partial<AccountState>;
}

const NO_STRINGS = {};

/** The account's state, and the focus that follows it. */
function useAccountState(find: Visitor['find'], first: Partial<AccountState> | undefined) {
  const [state, setState] = useState<AccountState>({ ...FIRST, ...first });
  // Read by handlers that an earlier render has drawn.
  const latest = useRef(state);
  const send = (event: AccountEvent): void => {
    const { task: before, step: previous } = latest.current;
    latest.current = reduce(latest.current, event);
    const { task, step } = latest.current;
    if (task === before && step === previous) return setState(latest.current);
    flushSync(() => setState(latest.current));
    if (step !== previous) {
      find(`[data-section=second-factor] ${step ? ':is(input, button)' : '[data-opens]'}`)?.focus();
    } else if (task) {
      const field = find(`[data-section=${task.section}] :is(input:not([hidden]), [data-cancel] button)`);
      field?.focus();
      if (field?.localName === 'input') (field as HTMLInputElement).select();
    } else if (before) {
      const place = `[data-section=${before.section}]`;
      const id = idOf(before);
      const of = id === undefined ? '' : `[data-of="${CSS.escape(id)}"]`;
      (find(`${place} [data-opens~=${before.does}]${of}`) ?? find(`${place} [data-opens=edit]`))?.focus();
    }
  };
  return { state, send };
}

/** Who is signed in. */
function Person({ user }: Pick<AppProps, 'user'>) {
  const address = accountOf(user);
  const name = nameOf(user) ?? address;
  const initials = initialsOf(user);
  if (name === undefined) return null;
  return (
    <div className={classOf(person)}>
      {initials !== undefined && <Avatar initials={initials} />}
      <div>
        <p className={classOf(personName)}>
          <bdi>{name}</bdi>
        </p>
        {address !== undefined && address !== name && (
          <p className={classOf(personAddress)}>
            <bdi>{address}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

interface PartProps {
  readonly section: AccountSection;
  readonly visitor: Visitor;
}

/** A section, which awaits its own answers alone. */
function Part({ section, visitor }: PartProps) {
  const runner = useAccountRunner(visitor, section);
  const { state, send } = visitor;
  const View = sectionViews[section];
  const isBusy = state.awaited.includes(section);
  return (
    <RunnerContext value={runner as unknown as Runner<RunTypes>}>
      <VisitorContext value={{ ...visitor, section, isBusy, leave: () => send({ type: 'left', section }) }}>
        <View />
      </VisitorContext>
    </RunnerContext>
  );
}

/** The sections under their headings, below who is signed in. A list of passkeys is one section. */
function Sections({ visitor }: Pick<PartProps, 'visitor'>) {
  const { host, scene, user, texts } = visitor;
  const sections = sectionsOf(scene.sections, user);
  const draw = (section: AccountSection) => <Part key={section} section={section} visitor={visitor} />;
  if (host.screen === 'Passkeys') return sections.map(draw);
  return (
    <>
      <Person user={user} />
      {groupsOf(sections).map(([name, those]) => (
        <div key={name} className={classOf(group)}>
          <h2 part="header" className={classOf(groupHeading)}>
            {texts.account[name]}
          </h2>
          {those.map(draw)}
        </div>
      ))}
    </>
  );
}

export function App({ host, provider, scene, user, first }: AppProps) {
  const { catalogue, locale, theme, colorScheme, look } = scene;
  const strings = scene.strings ?? NO_STRINGS;
  const texts = useMemo(() => accountTexts(catalogue, strings), [catalogue, strings]);
  const language = languageOf(catalogue.language, locale, strings);
  const box = useRef<HTMLDivElement>(null);
  const find: Visitor['find'] = (selector) => box.current?.querySelector<HTMLElement>(selector) ?? null;
  const { state, send } = useAccountState(find, first);
  const visitor: Visitor = { host, provider, scene, user, texts, state, send, find };
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
        <Sections visitor={visitor} />
        <Done said={state.done} texts={texts} />
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
