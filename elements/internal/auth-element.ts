/** The base of all elements: their fields, and how they load and host the app. */

import type { DiagnoseOptions, Diagnosis } from '../../src/advice/diagnosis.ts';
import type { FlowSubject } from '../../src/advice/subject.ts';
import { violations } from '../../src/advice/violations.ts';
import type { StringOverrides } from '../../src/kit/i18n/catalogue.ts';
import type { Look } from '../../src/kit/theme/overrides.ts';
import type { Theme } from '../../src/kit/theme/tokens.ts';
import type { AnyEventDetail } from '../../src/settings/business/types.ts';
import type { Fields } from '../../src/settings/fields.ts';
import { importMigration, migrated } from '../../src/settings/migration/official.ts';
import type { BaseSettings } from '../../src/settings/settings.ts';
import type {
  AuthEventDetail,
  Callbacks,
  ColorScheme,
  Config,
  LastUsed,
  RedirectHandling,
} from '../../src/settings/types.ts';
import type { MountedApp } from '../../src/shell/app/mount.tsx';
import type { FlowEntry } from '../../src/shell/entry/flow-entry.ts';
import { idPrefix } from '../../src/shell/entry/id-prefix.ts';
import { type LoadingApp, loadApp } from '../../src/shell/entry/load-app.ts';
import { showLoadFailure } from '../../src/shell/entry/load-failure.ts';
import { giveUp } from '../../src/shell/first-screen/show.ts';
import { ElementHost } from './element-host.ts';
import { type Mounted, reactHost } from './react-host.ts';
import { type Properties, type RawSettings, readGiven } from './read-given.ts';

/** The properties and methods that all elements have. `undefined` means the default. Attributes are documented by their properties. */
export interface AuthElement<ElementConfig extends object = Config, EventDetail = AuthEventDetail>
  extends HTMLElement {
  /** Public token of your Stytch project. Required unless the property `client` or the attribute `demo` is set. */
  publicToken: string | undefined;
  /** Base URL of Stytch's API: a custom domain, or the emulator's `http://localhost:PORT`. Default: Stytch's own. */
  apiUrl: string | undefined;
  /**
   * For previews and documentation: the page itself answers in Stytch's place, codes and emails appear in an inbox on the
   * page, and nothing is sent. Not with the public token of a live project.
   */
  demo: boolean | undefined;
  /** The whole configuration as a JSON object. The property takes an object. */
  config: ElementConfig | undefined;
  /**
   * The theme as a JSON object; or `auto`, which reads the page: its font, its background, and its first button. The property takes
   * an object or `auto`.
   */
  theme: Theme | 'auto' | undefined;
  /**
   * The looks of Stytch's own element, `{ theme, options }`, as a JSON object, for pages that replace it. What `theme` says
   * wins. The property takes an object.
   */
  presentation: object | undefined;
  /** Texts that replace those of the language, as a JSON object. The property takes an object. */
  strings: StringOverrides | undefined;
  /** BCP 47 language tag. Default: the nearest `lang` attribute, else the browser's language. */
  locale: string | undefined;
  /**
   * `auto` follows the system.
   * @default light
   */
  colorScheme: ColorScheme | undefined;
  /**
   * The look of everything that the theme leaves out: the specification's, Stytch's earlier default, or with the page's font and neutral
   * colors.
   * @default classic
   */
  look: Look | undefined;
  /** The name of your site, for the heading: "Sign in to Example". A heading of your own (`strings`) wins over it. */
  appName: string | undefined;
  /** Renders into a plain container instead of a shadow root. Read once, when the element is first connected. */
  noShadow: boolean | undefined;
  /**
   * Where to go after `auth-success`, unless a listener cancels that event. An http(s) URL, which may be relative to the
   * page.
   */
  successUrl: string | undefined;
  /**
   * The name of a query parameter of the page, such as `to`. If its value is a path of your site, such as `/account`, it wins over
   * `success-url`; anything else is ignored. Social logins and emailed links that lead back to this page keep it.
   */
  successUrlParam: string | undefined;
  /** An email address or a phone number with its calling code, to begin with. Nothing is sent by it. */
  loginHint: string | undefined;
  /** The name of a query parameter of the page that has such an address or number, and wins over `login-hint`. */
  loginHintParam: string | undefined;
  /**
   * Marks the way that was used last in this browser, of which only the kind is stored. `off`: neither.
   * @default on
   */
  lastUsed: LastUsed | undefined;
  /**
   * `auto` exchanges the token that an emailed link or a social login adds to the page's URL. `off` leaves it to the page,
   * and is the default if `client` is set.
   * @default auto
   */
  redirectHandling: RedirectHandling | undefined;
  /**
   * Extends the session while the visitor uses the site, so that it lasts `session-duration-minutes` (or as long as it was made for) from
   * their last visit. For as long as the page lives.
   */
  keepSessionAlive: boolean | undefined;
  /**
   * Submits the JWT of the session with the page's own form, under `name`. The form needs `method="post"`, and an `action`
   * of the page's own origin.
   */
  submitSession: boolean | undefined;
  /** The name under which `submit-session` submits the session. */
  name: string | undefined;
  /** An existing client of Stytch's SDK, recognized by its methods. */
  client: object | undefined;
  callbacks: Callbacks<EventDetail> | undefined;
  /** Name of the current screen. */
  readonly screen: string;
  /** Returns to the first screen and discards what the visitor typed. */
  reset(): void;
  /**
   * Examines the settings, the page and the project, prints a report in the console, and resolves with it. The report has
   * no secrets. Rejects if its code cannot be loaded.
   */
  diagnose(options?: DiagnoseOptions): Promise<Diagnosis>;
  /** Shows a neutral message for 4 s, such as why the visitor has to sign in again. May be called before the widget has loaded. */
  showToast(text: string): void;
}

/** How an element runs a flow. */
export interface ElementDefinition<E extends HTMLElement, Settings extends BaseSettings> {
  readonly fields: Fields;
  readonly flow: FlowEntry<Settings>;
  readonly readSettings: (given: RawSettings<E>) => Settings;
  /** Imports what examines the element's settings, the page and the project. */
  readonly importDiagnosis: () => Promise<(subject: FlowSubject<Settings>) => Promise<Diagnosis>>;
  /** True if the element renders into a plain container instead of a shadow root. */
  readonly wantsPlainContainer: (properties: Properties<E>, settings: Settings) => boolean;
}

/**
 * Loads the app into a container and updates it when the element's settings change.
 * @param readSettings returns undefined if they take `importMigration`
 */
function hostApp<Settings extends BaseSettings>(
  flow: FlowEntry<Settings>,
  host: ElementHost,
  container: HTMLElement | ShadowRoot,
  readSettings: () => Settings | undefined,
): Mounted {
  let app: MountedApp<Settings> | undefined;
  let loading: LoadingApp<Settings> | undefined;
  let unmounted = false;

  const failed =
    (retry: () => void) =>
    (cause: unknown): void => {
      if (unmounted) return;
      loading?.shown()?.release();
      host.error({ ...showLoadFailure(container, cause, retry), screen: host.screen });
    };
  const stop = (cause: unknown): void => giveUp(container, host, cause);
  const withSettings = (step: (settings: Settings) => void): void => {
    if (unmounted) return;
    const settings = readSettings();
    if (settings) return step(settings);
    const retry = (): void => withSettings(step);
    importMigration().then(retry, failed(retry)).catch(stop);
    // Meanwhile. If it fails, the step says so.
    flow.importApp().catch(() => undefined);
  };
  const load = (given: Settings): void => {
    const attempt = loadApp(flow, container, given, host, loading?.shown());
    loading = attempt;
    attempt.loaded
      .then(
        (mountApp) =>
          withSettings((settings) => {
            attempt.update(settings);
            app = mountApp(container, host, settings, update, attempt.shown());
          }),
        failed(() => withSettings(load)),
      )
      .catch(stop);
  };
  const update = (): void => {
    // Otherwise what starts to load will read them.
    if (loading) withSettings((settings) => (app ?? loading)?.update(settings));
  };
  // Until the app attaches its own.
  host.attach({
    reset() {
      delete host.left;
      loading?.shown()?.reset();
      update();
      const [first = host.screen] = host.reportedScreens;
      if (first !== host.screen) host.screenChanged(first, host.screen);
    },
  });
  try {
    // jsdom and happy-dom lack this and much else: unit tests must not send requests to the provider.
    if (!('isSecureContext' in globalThis)) throw new ReferenceError('isSecureContext is not defined');
    withSettings(load);
  } catch (cause) {
    stop(cause);
  }
  // The JSON child may not have been parsed yet.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', update, { once: true });
  return {
    update,
    moved: () => app?.moved(),
    unmount() {
      unmounted = true;
      host.attach(undefined);
      // Attaches what the element can do while it is away.
      app?.unmount();
      loading?.shown()?.stop();
    },
  };
}

/** Creates the base class of an element. */
export function authElement<E extends AuthElement<object, AnyEventDetail>, Settings extends BaseSettings>({
  fields,
  flow,
  readSettings,
  importDiagnosis,
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
  const readMigrated = (element: E): RawSettings<E> | undefined =>
    migrated(readGiven(element, fields), element);
  const Base = reactHost<E>(fields, {
    wantsPlainContainer(element) {
      const given = readGiven(element, fields);
      return wantsPlainContainer(given.properties, readSettings(given));
    },
    mount(element, container) {
      const host = hostOf(element);
      host.reportedScreens = [];
      if (host.id === '') host.id = idPrefix(container);
      return hostApp(flow, host, container, () => {
        const given = readMigrated(element);
        return given && readSettings(given);
      });
    },
  }) as unknown as new () => HTMLElement;

  class FlowElement extends Base {
    static readonly formAssociated = true;

    get screen(): string {
      return hostOf(this as unknown as E).screen;
    }

    reset(): void {
      hostOf(this as unknown as E).commands?.reset();
    }

    async diagnose({ tryMethods }: DiagnoseOptions = {}): Promise<Diagnosis> {
      const diagnose = await importDiagnosis();
      const given = readMigrated(this as unknown as E) ?? readGiven(this as unknown as E, fields);
      const subject = { element: this, fields, violations, given, readSettings, tryMethods };
      // It reads the element's properties by their names, without knowing their types.
      return diagnose(subject as unknown as FlowSubject<Settings>);
    }

    showToast(text: string): void {
      const { toasts, commands } = hostOf(this as unknown as E);
      toasts.push(text);
      commands?.showToasts?.();
    }
  }
  return FlowElement as unknown as new () => E;
}
