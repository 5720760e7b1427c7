import { Driver } from '../engines/driver.ts';
import type { Firefox } from '../engines/firefox.ts';
import { stopProgram } from '../engines/process.ts';
import type { MarionetteWire } from '../engines/wire.ts';
import type { ManagedBrowser } from './browser.ts';

/** What is the same for every password manager in Firefox. */
export interface FirefoxWindow extends Pick<ManagedBrowser, 'goTo' | 'type' | 'press' | 'reads' | 'restart'> {
  readonly driver: Driver;
  readonly wire: MarionetteWire;
  close(): Promise<void>;
}

/** @param launch is called again for a restart */
export async function openFirefox(launch: () => Promise<Firefox>): Promise<FirefoxWindow> {
  let { wire, process } = await launch();
  let driver = new Driver(wire);
  return {
    get driver() {
      return driver;
    },
    get wire() {
      return wire;
    },
    goTo: (url) => driver.goTo(url),
    type: (label, text) => driver.type(label, text),
    press: (button) => driver.click('button', button),
    reads: (text) => driver.reads(text),
    async restart() {
      await wire.quit();
      await ended(process);
      ({ wire, process } = await launch());
      driver = new Driver(wire);
    },
    async close() {
      wire.close();
      await stopProgram(process);
    },
  };
}

function ended(process: Firefox['process']): Promise<unknown> {
  if (process.exitCode !== null || process.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => process.once('exit', resolve));
}
