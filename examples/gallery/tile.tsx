/** One screen in one state: the widget's own components, and in the place of the provider one that stays silent or refuses. */
import { consumerFlow } from '../../src/app/consumer/flow.ts';
import { Outlet } from '../../src/app/outlet.tsx';
import { resolveConfig } from '../../src/config/resolve.ts';
import { en } from '../../src/i18n/en.ts';
import { type Runner, RunnerContext } from '../../src/methods/method.ts';
import type { Bootstrap } from '../../src/provider/port.ts';
import { ErrorTextsContext } from '../../src/runner/hooks.ts';
import { Stack } from '../../src/ui/stack.tsx';
import { Surface } from '../../src/ui/surface.tsx';
import { Watermark } from '../../src/ui/watermark.tsx';
import { WatermarkPlace } from '../../src/ui/watermark-place.tsx';
import type { Case } from './cases.ts';

/** Every text 40 % longer, as a translation may be. */
function lengthened<T>(texts: T): T {
  if (typeof texts === 'string') return `${texts} ${plain(texts).slice(0, texts.length * 0.4)}`.trim() as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, lengthened(text)])) as T;
}

const plain = (text: string): string => text.replaceAll(/\{\w+\}/g, '');

const LONG = lengthened(en);

const nothing = (): void => undefined;
const host = {
  screen: 'Main',
  isConnected: true,
  ready: nothing,
  screenChanged: nothing,
  event: nothing,
  error: nothing,
  success: nothing,
  attach: nothing,
};

function silence<T>(): Promise<T> {
  return new Promise<T>(nothing);
}

function runnerFor({ refuses, strength }: Case): Runner {
  const failure = { reason: 'network', refused: false } as const;
  return {
    context: silence,
    run: () => (refuses ? Promise.resolve(failure) : silence()),
    // The one thing that screens ask for is what the provider thinks of a password.
    ask: (_query, _input, _signal) => (strength ? Promise.resolve({ answer: strength as never }) : silence()),
    send: nothing,
    report: nothing,
    toast: nothing,
  };
}

function bootstrapFor({ luds }: Case): Bootstrap {
  return {
    emailDomains: [],
    displayWatermark: true,
    siweRequired: false,
    passwordConfig: luds ? { ludsComplexity: 3, ludsMinimumCount: 8 } : null,
  };
}

export function Tile({ shown }: { shown: Case }) {
  const { state, config = {}, texts, dark = false, hideHeader = false } = shown;
  const strings = texts === 'long' ? LONG : en;
  return (
    <Surface colorScheme={dark ? 'dark' : 'light'} dir={texts === 'mirrored' ? 'rtl' : 'ltr'} lang="en">
      <ErrorTextsContext value={strings.errors}>
        <RunnerContext value={runnerFor(shown)}>
          <Stack gap={24}>
            <Outlet
              flow={consumerFlow}
              host={host}
              state={state}
              send={nothing}
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
      </ErrorTextsContext>
    </Surface>
  );
}
