/** What all elements share: their fields, and the app that they host. */
import type { BaseSettings } from '../../src/config/settings.ts';
import type { Callbacks, ColorScheme, Config, RedirectHandling } from '../../src/config/types.ts';
import type { FlowEntry, MountedApp } from '../../src/entry/flow-entry.ts';
import { loadApp } from '../../src/entry/load-app.ts';
import { showLoadFailure } from '../../src/entry/load-failure.ts';
import type { StringOverrides } from '../../src/i18n/en.ts';
import type { Theme } from '../../src/theme/tokens.ts';
import { ElementHost } from './element-host.ts';
import { type Fields, flag, json, oneOf, property, text } from './fields.ts';
import { type Mounted, reactHost } from './react-host.ts';

const SHARED_FIELDS: Fields = {
  publicToken: { attribute: 'public-token', parse: text },
  apiUrl: { attribute: 'api-url', parse: text },
  config: { attribute: 'config', parse: json },
  theme: { attribute: 'theme', parse: json },
  strings: { attribute: 'strings', parse: json },
  locale: { attribute: 'locale', parse: text },
  colorScheme: { attribute: 'color-scheme', parse: oneOf('light', 'dark', 'auto') },
  noShadow: { attribute: 'no-shadow', parse: flag },
  successUrl: { attribute: 'success-url', parse: text },
  redirectHandling: { attribute: 'redirect-handling', parse: oneOf('auto', 'off') },
  client: property,
  callbacks: property,
};

/** The properties and methods that all elements have. `undefined` means the default. */
export interface AuthElement<ElementConfig extends object = Config> extends HTMLElement {
  publicToken: string | undefined;
  apiUrl: string | undefined;
  config: ElementConfig | undefined;
  theme: Theme | undefined;
  strings: StringOverrides | undefined;
  /** BCP 47 language tag. */
  locale: string | undefined;
  colorScheme: ColorScheme | undefined;
  noShadow: boolean | undefined;
  successUrl: string | undefined;
  redirectHandling: RedirectHandling | undefined;
  /** An existing client of the provider's SDK, recognized by its methods. */
  client: object | undefined;
  callbacks: Callbacks | undefined;
  /** Name of the current screen. */
  readonly screen: string;
  /** Returns to the first screen and discards what the visitor typed. */
  reset(): void;
}

/** What makes an element out of a flow. */
export interface ElementDefinition<E extends HTMLElement, Settings extends BaseSettings> {
  /** What it has beyond the shared fields. */
  readonly fields: Fields;
  readonly flow: FlowEntry<Settings>;
  /** All that the page has said to the element by now. */
  readonly readSettings: (element: E) => Settings;
  /** Whether the element renders into a plain container instead of a shadow root. */
  readonly wantsPlainContainer: (element: E, settings: Settings) => boolean;
}

/** Loads the app into a container and keeps it in step with the element. */
function hostApp<Settings extends BaseSettings>(
  flow: FlowEntry<Settings>,
  host: ElementHost,
  container: HTMLElement | ShadowRoot,
  readSettings: () => Settings,
): Mounted {
  let app: MountedApp<Settings> | undefined;
  let gone = false;
  let queued = false;

  const begin = (): void => {
    loadApp(flow, container, readSettings(), host).then(
      (mountApp) => {
        if (!gone) app = mountApp(container, host, readSettings(), update);
      },
      (cause: unknown) => {
        if (gone) return;
        const message = showLoadFailure(container, begin);
        host.error({ code: 'network', message, screen: host.screen, cause });
      },
    );
  };
  // Properties that are set one after another are one change.
  const update = (): void => {
    if (queued) return;
    queued = true;
    queueMicrotask(() => {
      queued = false;
      if (!gone) app?.update(readSettings());
    });
  };
  begin();
  // While the page is being parsed, the element's children may not be there yet.
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', update, { once: true });
  return {
    update,
    moved: () => app?.moved(),
    unmount() {
      gone = true;
      app?.unmount();
    },
  };
}

/** The base class of an element. */
export function authElement<E extends AuthElement<object>, Settings extends BaseSettings>({
  fields,
  flow,
  readSettings,
  wantsPlainContainer,
}: ElementDefinition<E, Settings>) {
  const hosts = new WeakMap<Element, ElementHost>();
  const hostOf = (element: E): ElementHost => {
    const known = hosts.get(element);
    if (known) return known;
    const host = new ElementHost(element);
    hosts.set(element, host);
    return host;
  };
  const Base = reactHost<E>(
    { ...SHARED_FIELDS, ...fields },
    {
      wantsPlainContainer: (element) => wantsPlainContainer(element, readSettings(element)),
      mount: (element, container) => hostApp(flow, hostOf(element), container, () => readSettings(element)),
    },
  ) as unknown as new () => HTMLElement;

  class FlowElement extends Base {
    get screen(): string {
      return hostOf(this as unknown as E).screen;
    }

    reset(): void {
      hostOf(this as unknown as E).commands?.reset();
    }
  }
  return FlowElement as unknown as new () => E;
}
