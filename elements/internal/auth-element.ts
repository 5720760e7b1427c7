/** What both elements share: their fields, and the app that they host. */
import { loadApp } from '../../src/app/load.ts';
import { showLoadFailure } from '../../src/app/load-failure.ts';
import type { MountedApp } from '../../src/app/mount.tsx';
import type { Callbacks, ColorScheme, Config, LookupUser, RedirectHandling } from '../../src/config/types.ts';
import type { StringOverrides } from '../../src/i18n/en.ts';
import type { Theme } from '../../src/theme/tokens.ts';
import { ElementHost } from './element-host.ts';
import { type Fields, flag, json, oneOf, property, text } from './fields.ts';
import { type Mounted, reactHost } from './react-host.ts';
import { readSettings, type Shorthands } from './read-settings.ts';

/** Properties whose values no attribute can carry. */
export type PropertyOnly = 'client' | 'callbacks' | 'lookupUser';

const PROPERTY_FIELDS: Readonly<Record<PropertyOnly, Fields[string]>> = {
  client: property,
  callbacks: property,
  lookupUser: property,
};

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
  ...PROPERTY_FIELDS,
};

/** The properties and methods that both elements have. `undefined` means the default. */
export interface AuthElement extends HTMLElement {
  publicToken: string | undefined;
  apiUrl: string | undefined;
  config: Config | undefined;
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
  lookupUser: LookupUser | undefined;
  /** Name of the current screen. */
  readonly screen: string;
  /** Returns to the first screen and discards what the visitor typed. */
  reset(): void;
}

/** Loads the app into a container and keeps it in step with the element. */
function hostApp(
  element: AuthElement,
  host: ElementHost,
  container: HTMLElement | ShadowRoot,
  shorthands: () => Shorthands,
): Mounted {
  let app: MountedApp | undefined;
  let gone = false;
  let queued = false;
  const props = () => ({ host, settings: readSettings(element, shorthands()) });

  const begin = (): void => {
    loadApp(container, props().settings, host).then(
      (mountApp) => {
        if (!gone) app = mountApp(container, props(), update);
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
      if (!gone) app?.update(props());
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

/**
 * The base of an element.
 * @param fields what it has beyond the shared fields
 * @param shorthands which of its properties stand for one field of the config or the theme
 */
export function authElement<E extends AuthElement>(fields: Fields, shorthands: (element: E) => Shorthands) {
  const hosts = new WeakMap<Element, ElementHost>();
  const hostOf = (element: AuthElement): ElementHost => {
    const known = hosts.get(element);
    if (known) return known;
    const host = new ElementHost(element);
    hosts.set(element, host);
    return host;
  };
  const Base = reactHost<E>(
    { ...SHARED_FIELDS, ...fields },
    {
      wantsPlainContainer: (element) =>
        element.noShadow ?? readSettings(element, shorthands(element)).config.enableShadowDOM === false,
      mount: (element, container) => hostApp(element, hostOf(element), container, () => shorthands(element)),
    },
  ) as unknown as new () => HTMLElement;

  class Element extends Base {
    get screen(): string {
      return hostOf(this as unknown as E).screen;
    }

    reset(): void {
      hostOf(this as unknown as E).commands?.reset();
    }
  }
  return Element as unknown as new () => E;
}
