import { defineConfig } from '@playwright/test';
import pages from '../playwright.config.ts';

/** The tests of dist-site/, which `npm run docs` builds. */
export default defineConfig({
  ...pages,
  projects: [{ name: 'site', testMatch: '*.spec.ts' }],
  testDir: '.',
  // Runs beside the tests of pages, which empty theirs.
  outputDir: '../../.tmp/site',
  workers: 2,
});
