/**
 * The command `auth-widget-doctor`: opens a page in an installed Chrome and prints what `diagnose()` finds. The build bundles
 * it into dist/doctor.mjs.
 */
import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { printDiagnosis } from '../../src/advice/print.ts';
import { startChrome } from './chrome.ts';
import { findChrome } from './find-chrome.ts';
import { type DoctorOptions, HELP, readOptions, refuseRemote } from './options.ts';
import { printable } from './printable.ts';
import { maySend, withRefusals } from './refusals.ts';
import { exitCodeOf, makeReport, type Report } from './report.ts';
import { visit } from './visit.ts';

function printableTo(stream: NodeJS.WriteStream): Writable {
  // A reader such as `head` may close the pipe early.
  stream.on('error', () => undefined);
  return new Writable({
    write: (chunk, _encoding, written) => stream.write(printable(String(chunk)), written),
  });
}

/** Most of what is printed may be the page's. */
const output = new Console({ stdout: printableTo(process.stdout), stderr: printableTo(process.stderr) });

async function examine(options: DoctorOptions): Promise<Report> {
  const { url, allowRemote } = options;
  const chrome = await startChrome(findChrome());
  try {
    const visited = await visit(chrome, url, {
      check: (next) => refuseRemote(next, allowRemote),
      maySend: (target) => maySend(target, options),
    });
    return makeReport({
      ...visited,
      diagnoses: await Promise.all(
        visited.diagnoses.map((diagnosis) => withRefusals(diagnosis, visited, options)),
      ),
    });
  } finally {
    await chrome.close();
  }
}

function print({ page, findings, diagnoses, console: printed }: Report): void {
  for (const { severity, message } of findings) output.log(`${severity}: ${message}`);
  for (const diagnosis of diagnoses) printDiagnosis(diagnosis, output);
  if (printed.length === 0) return;
  output.group(`Console of ${page}`);
  for (const text of printed) output.log(text);
  output.groupEnd();
}

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    output.log(HELP);
    return 0;
  }
  const report = await examine(options);
  if (options.json) output.log(JSON.stringify(report, null, 2));
  else print(report);
  return exitCodeOf(report);
}

try {
  process.exitCode = await run();
} catch (error) {
  output.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
