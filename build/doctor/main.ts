/**
 * The command `auth-widget-doctor`: opens a page in an installed Chrome and prints what `diagnose()` finds. The build bundles
 * it into dist/doctor.mjs.
 */
import type { Diagnosis } from '../../src/diagnose/diagnosis.ts';
import { printDiagnosis } from '../../src/diagnose/print.ts';
import { startChrome } from './chrome.ts';
import { findChrome } from './find-chrome.ts';
import { type DoctorOptions, HELP, readOptions, refuseRemote } from './options.ts';
import { exitCodeOf, makeReport, type Report } from './report.ts';
import { tokenOf, tryMethods } from './try-methods.ts';
import { type Visit, visit } from './visit.ts';

/** Adds what Stytch refuses to do for the page. */
const withRefusals =
  ({ url, publicTokens }: Visit) =>
  async (diagnosis: Diagnosis): Promise<Diagnosis> => {
    const publicToken = tokenOf(diagnosis, publicTokens);
    const refusals = publicToken === undefined ? [] : await tryMethods(diagnosis, publicToken, url);
    return { ...diagnosis, findings: [...diagnosis.findings, ...refusals] };
  };

async function examine({ url, allowRemote }: DoctorOptions): Promise<Report> {
  const chrome = await startChrome(findChrome());
  try {
    const visited = await visit(chrome, url);
    // A page of this computer may lead elsewhere.
    refuseRemote(visited.url, allowRemote);
    return makeReport({
      ...visited,
      diagnoses: await Promise.all(visited.diagnoses.map(withRefusals(visited))),
    });
  } finally {
    await chrome.close();
  }
}

function print({ page, findings, diagnoses, console: printed }: Report): void {
  for (const { severity, message } of findings) console.log(`${severity}: ${message}`);
  for (const diagnosis of diagnoses) printDiagnosis(diagnosis, console);
  if (printed.length === 0) return;
  console.group(`Console of ${page}`);
  for (const text of printed) console.log(text);
  console.groupEnd();
}

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(HELP);
    return 0;
  }
  const report = await examine(options);
  if (options.json) console.log(JSON.stringify(report, null, 2));
  else print(report);
  return exitCodeOf(report);
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
