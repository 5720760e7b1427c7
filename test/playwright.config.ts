import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './browser.ts';

const scratch = fileURLToPath(new URL('../.tmp/', import.meta.url));
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: ['contract/**/*.spec.ts', 'e2e/**/*.spec.ts', 'visual/**/*.spec.ts'],
  outputDir: `${scratch}pages`,
  fullyParallel: true,
  workers: 2,
  // A machine that is busy with other work may stall once; what fails twice is broken. Flaky tests are listed.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 40_000,
  expect: {
    timeout: 8_000,
    // One picture for all machines: what differs between them is kept out of it.
    toHaveScreenshot: { pathTemplate: '{testDir}/visual/pictures/{arg}{ext}' },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/e2e/accessibility-trees/{arg}{ext}' },
  },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env['TEST_REPORT'] ?? `${scratch}pages.json` }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args: [...chromiumArgs], ...(executablePath !== undefined && { executablePath }) },
    screenshot: 'only-on-failure',
    // Recording costs each test a third of its time.
    trace: 'on-first-retry',
  },
});
