/** What a flow gets: a browser, a page with the widget, and the servers behind it. */
import type { EmulatorClient } from '../e2e/emulator.ts';
import type { Attributes, ElementTag, HostPageOptions } from '../e2e/host-page.ts';
import type { Site } from '../e2e/servers.ts';
import type { WalletSpec } from '../wallets/specs.ts';
import type { Driver } from './driver.ts';

export interface OpenOptions extends HostPageOptions {
  readonly tag?: ElementTag;
  /** The query of the page's address. */
  readonly search?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly wallet?: WalletSpec;
  /** True, the default, waits for `auth-ready`. */
  readonly ready?: boolean;
  /** Shortens the widget's deadline of 15 s to 1 s. */
  readonly impatient?: boolean;
  /** Starts the widget after the page has loaded, for files that hang or are held. The default for the impatient. */
  readonly afterLoad?: boolean;
}

export interface Visit {
  readonly driver: Driver;
  readonly emulator: EmulatorClient;
  readonly site: Pick<Site, 'failFiles' | 'holdFiles' | 'heal'>;
  /** Opens a page with the widget and waits until it is ready. Resolves with the page's address. */
  open(attributes?: Attributes, options?: OpenOptions): Promise<string>;
  /** Goes to a page of the test's site, possibly by way of the emulator. */
  goTo(url: string): Promise<void>;
  /** Saves a picture of the page for people to look at. */
  picture(name: string): Promise<void>;
}

export type Flow = (visit: Visit) => Promise<void>;
