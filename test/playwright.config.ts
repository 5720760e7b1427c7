import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadlessChromium } from './browser.ts';

const scratch = fileURLToPath(new URL('../.tmp/', import.meta.url));
const executablePath = findHeadlessChromium();

/** Beside their helpers, and run with the details. */
const VERIFY = 'e2e/**/*.verify.spec.ts';

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'pages', testMatch: 'e2e/**/*.spec.ts', testIgnore: VERIFY },
    // Less often broken by a change: the page around the widget, looks, the emulator under Stytch's own software, each chunk that fails in each way.
    { name: 'details', testMatch: ['{chunks,contract,examples,host,visual}/**/*.spec.ts', VERIFY] },
  ],
  outputDir: `${scratch}pages`,
  fullyParallel: true,
  // One more than there are cores, because each worker waits now and then: for an animation, or for its browser.
  workers: Math.min(8, availableParallelism() + 1),
  // Further tries tell what is flaky from what is broken, and the second records how it went. The summary names the flaky ones.
  retries: process.env['CI'] === undefined ? 0 : 2,
  // A busy machine makes the run slow and not red: these are for what never comes.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toPass: { intervals: [20, 50, 100] },
    // One picture for all machines: tests keep out of it what differs between them.
    toHaveScreenshot: { pathTemplate: '{testDir}/visual/pictures/{arg}{ext}' },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/e2e/accessibility-trees/{arg}{ext}' },
  },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env['TEST_REPORT'] ?? `${scratch}pages.json` }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      // A page lives for a second, so that optimized code takes longer to compile than it saves.
      args: [...chromiumArgs, '--js-flags=--no-opt,--no-maglev'],
      ...(executablePath !== undefined && { executablePath }),
    },
    // Recording takes a third of a test's time. A screenshot on failure is no cheaper way: Playwright takes one of every test.
    trace: 'on-first-retry',
  },
});
