/** One screen in one state, made of the widget's components and a provider that never answers or rejects everything. */
import { consumerFlow } from '../../src/app/consumer/flow.ts';
import { Outlet } from '../../src/app/outlet.tsx';
import { resolveConfig } from '../../src/config/resolve.ts';
import { en } from '../../src/i18n/en.ts';
import { everyText } from '../../src/i18n/every-text.ts';
import { type Runner, RunnerContext } from '../../src/methods/method.ts';
import type { Bootstrap } from '../../src/provider/port.ts';
import { ErrorTextsContext } from '../../src/runner/hooks.ts';
import { PageTextsContext } from '../../src/runner/use-translation.ts';
import { Stack } from '../../src/ui/stack.tsx';
import { Surface } from '../../src/ui/surface.tsx';
import { Watermark } from '../../src/ui/watermark.tsx';
import { WatermarkPlace } from '../../src/ui/watermark-place.tsx';
import type { Case } from './cases.ts';
import { lengthen } from './lengthen.ts';

const LONG = lengthen(en);
const ENGLISH_PAGE = { locale: 'en', strings: {} };
const LONG_PAGE = { locale: 'en', strings: lengthen(everyText) };

const noop = (): void => undefined;
const host = {
  id: 'aw',
  screen: 'Main',
  isConnected: true,
  toasts: [],
  baseURI: document.baseURI,
  ready: noop,
  screenChanged: noop,
  event: noop,
  error: noop,
  submit: () => undefined,
  success: () => undefined,
  successUrl: undefined,
  attach: noop,
};

function never<T>(): Promise<T> {
  return new Promise<T>(noop);
}

function runnerFor({ refuses, strength }: Case): Runner {
  const failure = { reason: 'network', refused: false } as const;
  return {
    context: never,
    run: () => (refuses ? Promise.resolve(failure) : never()),
    // The only query is the one for the strength of a password.
    ask: (_query, _input, _signal) => (strength ? Promise.resolve({ answer: strength as never }) : never()),
    send: noop,
    found: noop,
    report: noop,
  };
}

function bootstrapFor({ luds }: Case): Bootstrap {
  return {
    emailDomains: [],
    displayWatermark: true,
    siweRequired: false,
    pkce: { magicLinks: false, passwordResets: false },
    passwordConfig: luds ? { ludsComplexity: 3, ludsMinimumCount: 8 } : null,
  };
}

export function Tile({ shown }: { shown: Case }) {
  const { state, config = {}, texts, dark = false, hideHeader = false } = shown;
  const strings = texts === 'long' ? LONG : en;
  return (
    <Surface colorScheme={dark ? 'dark' : 'auto'} dir={texts === 'mirrored' ? 'rtl' : 'ltr'} lang="en">
      <ErrorTextsContext value={strings.errors}>
        <PageTextsContext value={texts === 'long' ? LONG_PAGE : ENGLISH_PAGE}>
          <RunnerContext value={runnerFor(shown)}>
            <Stack gap={24}>
              <Outlet
                flow={consumerFlow}
                host={host}
                state={state}
                send={noop}
                config={resolveConfig(config, document.baseURI)}
                bootstrap={bootstrapFor(shown)}
                strings={strings}
                locale="en"
                hideHeader={hideHeader}
                visit={0}
              />
              <WatermarkPlace>
                <Watermark label={strings.common.poweredBy} />
              </WatermarkPlace>
            </Stack>
          </RunnerContext>
        </PageTextsContext>
      </ErrorTextsContext>
    </Surface>
  );
}
