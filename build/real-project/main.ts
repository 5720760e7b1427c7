/** `npm run try-project`: tries a Stytch project as the widget would, and writes what came. docs/real-project.md has more. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP, type ProjectOptions, readOptions } from './options.ts';
import { exitCodeOf, summaryOf, toFixtures, toMarkdown } from './report.ts';
import { type ProjectReport, tryProject } from './try-project.ts';

function write(report: ProjectReport, { out }: ProjectOptions): void {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'report.md'), toMarkdown(report));
  writeFileSync(join(out, 'fixtures.json'), `${JSON.stringify(toFixtures(report), null, 2)}\n`);
}

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') {
    console.log(HELP);
    return 0;
  }
  const report = await tryProject(options);
  write(report, options);
  for (const { title, came, meaning, result } of report.outcomes)
    if (result === 'other') console.log(`${title}\n  came: ${came}\n  ${meaning}\n`);
  console.log(`${summaryOf(report)}: ${join(options.out, 'report.md')}`);
  return exitCodeOf(report);
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
