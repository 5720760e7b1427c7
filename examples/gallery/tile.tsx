/** One screen in one state, made of the widget's components and a provider that never answers or rejects everything. */

import type { B2bStringOverrides } from '../../src/kit/i18n/catalogue.ts';
import { everyText } from '../../src/kit/i18n/every-text.ts';
import { directionOf, type Language } from '../../src/kit/i18n/languages.ts';
import modern from '../../src/kit/i18n/locales/en/modern.ts';
import { merge } from '../../src/kit/lib/objects.ts';
import type { Look } from '../../src/kit/theme/overrides.ts';
import { Stack } from '../../src/kit/ui/stack.tsx';
import { Surface } from '../../src/kit/ui/surface.tsx';
import { Watermark } from '../../src/kit/ui/watermark.tsx';
import { WatermarkPlace } from '../../src/kit/ui/watermark-place.tsx';
import type { Bootstrap } from '../../src/provider/port.ts';
import type { Flow } from '../../src/shell/app/flow.ts';
import { Outlet } from '../../src/shell/app/outlet.tsx';
import type { FlowTypes } from '../../src/shell/flow-types.ts';
import { hasModernWords } from '../../src/shell/look-words.ts';
import { silentHost } from '../../src/shell/runner/silent-host.ts';
import type { FlowRunner } from '../../src/shell/runner/types.ts';
import { RunnerContext } from '../../src/shell/runner/use-runner.ts';
import { TextsContext } from '../../src/shell/runner/use-strings.ts';
import { PageTextsContext } from '../../src/shell/runner/use-translation.ts';
import type { BaseCase } from './cases.ts';
import { lengthen } from './lengthen.ts';

const LONG_TEXTS = lengthen(everyText);

const noop = (): void => undefined;
const host = { ...silentHost, baseURI: document.baseURI };

function never<T>(): Promise<T> {
  return new Promise<T>(noop);
}

function runnerFor<F extends FlowTypes>({ refuses, strength }: BaseCase): FlowRunner<F> {
  const failure = { reason: 'network', refused: false } as const;
  return {
    context: never,
    run: () => (refuses ? Promise.resolve(failure) : never()),
    // The only query is the one for the strength of a password.
    ask: (_query, _input, _signal) => (strength ? Promise.resolve({ answer: strength as never }) : never()),
    send: noop,
    emit: noop,
    destination: () => undefined,
    isKept: () => true,
    hasSignedIn: () => false,
    found: noop,
    reportError: () => undefined,
    abandon: noop,
    report: noop,
  };
}

function bootstrapFor({ luds }: BaseCase): Bootstrap {
  return {
    emailDomains: [],
    displayWatermark: true,
    siweRequired: false,
    pkce: { magicLinks: false, passwordResets: false },
    passwordConfig: luds ? { ludsComplexity: 3, ludsMinimumCount: 8 } : null,
    organizations: { slugPattern: undefined, canCreate: true },
  };
}

interface TileProps<F extends FlowTypes> {
  readonly flow: Flow<F>;
  readonly look: Look;
  readonly language: Language;
  /** The texts of the language, to be laid over the English ones. */
  readonly translation: B2bStringOverrides;
  readonly shown: BaseCase & { readonly state: F['state']; readonly config?: F['settings']['config'] };
}

export function Tile<F extends FlowTypes>({ flow, look, language, translation, shown }: TileProps<F>) {
  const { state, config = {}, texts, dark = false, hideHeader = false } = shown;
  const words = hasModernWords(language, look) ? modern : translation;
  const own = texts === 'long' ? LONG_TEXTS : words;
  const strings = merge(flow.texts.english, own as typeof flow.texts.english);
  return (
    <Surface
      theme={{ look }}
      colorScheme={dark ? 'dark' : 'auto'}
      dir={texts === 'mirrored' ? 'rtl' : directionOf(language)}
      lang={language}
    >
      <TextsContext value={{ strings, language }}>
        <PageTextsContext value={{ locale: language, strings: own }}>
          <RunnerContext value={runnerFor<F>(shown)}>
            <Stack gap={24}>
              <Outlet
                flow={flow}
                host={host}
                state={state}
                send={noop}
                config={flow.resolve(config, document.baseURI)}
                bootstrap={bootstrapFor(shown)}
                strings={strings}
                hideHeader={hideHeader}
                visit={0}
              />
              <WatermarkPlace>
                <Watermark label={strings.common.poweredBy} />
              </WatermarkPlace>
            </Stack>
          </RunnerContext>
        </PageTextsContext>
      </TextsContext>
    </Surface>
  );
}
