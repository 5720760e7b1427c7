import { defineConfig } from '@playwright/test';
import pages from '../playwright.config.ts';

/** The tests of examples/frameworks and examples/servers, as `npm run test:apps` builds them. */
export default defineConfig({
  ...pages,
  projects: [{ name: 'apps', testMatch: '*.spec.ts' }],
  testDir: '.',
  outputDir: '../../.tmp/apps',
});
