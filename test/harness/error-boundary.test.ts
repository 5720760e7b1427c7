/** What is left of an app that has crashed. */
import { createElement as h, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import en from '../../src/kit/i18n/locales/en/consumer.ts';
import type { BaseSettings } from '../../src/settings/settings.ts';
import { ErrorBoundary } from '../../src/shell/app/error-boundary.tsx';
import { silentHost } from '../../src/shell/runner/silent-host.ts';
import type { Commands, Host } from '../../src/shell/runner/types.ts';
import { until } from './auth-widget.ts';

it('the page can reset an app that crashes after its first drawing', async () => {
  let commands: Commands | undefined;
  const host: Host = {
    ...silentHost,
    attach: (given) => {
      commands = given;
    },
  };
  const place = document.createElement('div');
  document.body.append(place);
  const App = ({ isBroken }: { readonly isBroken: boolean }) => {
    useEffect(() => {
      host.attach({ reset: () => undefined });
      return () => host.attach(undefined);
    }, []);
    if (isBroken) throw new Error('A bug.');
    return 'works';
  };
  const root = createRoot(place);
  const settings = {} as BaseSettings;
  const draw = (isBroken: boolean) =>
    root.render(h(ErrorBoundary, { host, settings, strings: en, children: h(App, { isBroken }) }));
  draw(false);
  await until(() => commands !== undefined);
  draw(true);
  await until(() => place.querySelector('button') !== null);
  await new Promise((resolve) => setTimeout(resolve, 50));
  draw(false);
  commands?.reset();
  await until(() => place.textContent === 'works');
  root.unmount();
  place.remove();
});
