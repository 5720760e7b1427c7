// Tests of the built elements that run in the page itself, with an emulator for the run.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { build } from 'esbuild';
import { startEmulator } from '../emulator/server.ts';
import { chromiumArgs, findHeadlessChromium } from './browser.ts';

/** Bundles each test with its imports, because much of npm is CommonJS, which browsers cannot load. */
function bundleTests() {
  return {
    name: 'bundle-tests',
    resolveMimeType: ({ path }) => (/\.tsx?$/.test(path) ? 'js' : undefined),
    async serve({ path }) {
      if (!/\.test\.tsx?$/.test(path)) return undefined;
      const { outputFiles } = await build({
        entryPoints: [fileURLToPath(new URL(`..${path}`, import.meta.url))],
        bundle: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        sourcemap: 'inline',
        // As in dist/.
        define: { 'process.env.NODE_ENV': '"production"' },
        // The built package and the runner's own modules come from the server as they are.
        external: ['/dist/*', '/__web-dev-server__*'],
      });
      return outputFiles[0].text;
    },
  };
}

/** Starts the emulator with the server, which tells the tests its address. */
function serveEmulator() {
  let emulator;
  return {
    name: 'serve-emulator',
    serverStart: async () => {
      emulator = await startEmulator({ port: 0 });
    },
    serverStop: () => emulator?.close(),
    serve: ({ path }) =>
      path === '/emulator.json' ? { body: JSON.stringify({ url: emulator.url }), type: 'json' } : undefined,
  };
}

/** Writes how many tests passed and failed to a file. */
function countReporter(file) {
  const testsOf = (suite) =>
    suite === undefined ? [] : [...suite.tests, ...suite.suites.flatMap((inner) => testsOf(inner))];
  return {
    onTestRunFinished({ sessions }) {
      const tests = sessions
        .flatMap(({ testResults }) => testsOf(testResults))
        .filter(({ skipped }) => !skipped);
      const passed = tests.filter((test) => test.passed).length;
      // A file that does not load has errors but no tests.
      const broken = sessions.filter(
        (session) => !session.passed && testsOf(session.testResults).every((test) => test.passed),
      );
      writeFileSync(file, JSON.stringify({ passed, failed: tests.length - passed + broken.length }));
    },
  };
}

const report = process.env.TEST_REPORT;

export default {
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  files: ['test/harness/**/*.test.ts'],
  // All files share one emulator, which every test resets.
  concurrency: 1,
  hostname: 'localhost',
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath: findHeadlessChromium(), args: [...chromiumArgs] },
    }),
  ],
  plugins: [serveEmulator(), bundleTests()],
  reporters: [defaultReporter({ reportTestProgress: false }), ...(report ? [countReporter(report)] : [])],
  // A busy machine makes the run slow and not red: these are for what never comes.
  testFramework: { config: { timeout: 60_000 } },
  testsFinishTimeout: 600_000,
};
