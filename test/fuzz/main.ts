/**
 * Tries to break the widget with what a hostile page, stranger or network could send: settings, attributes, stored notes,
 * addresses, answers of Stytch, printed tags. What has to hold is in properties/. Everything is random, by a seed.
 *
 *   npm run fuzz                                for a minute
 *   npm run fuzz -- --seconds 600               longer
 *   npm run fuzz -- --only token                only properties with this in their name
 *   npm run fuzz -- --seed 1 --path 2:0         the failure again that ended with this line
 *   npm run fuzz -- --trace input.txt           writes each input there first, for the one that hangs
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { addresses } from './properties/addresses.ts';
import { answers } from './properties/answers.ts';
import { printed } from './properties/printed.ts';
import { secrets } from './properties/secrets.ts';
import { settings } from './properties/settings.ts';
import { stored } from './properties/stored.ts';
import { type Property, traceTo } from './property.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string' },
    path: { type: 'string' },
    trace: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});

if (values.trace !== undefined) traceTo(values.trace);
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const properties = [...settings, ...secrets, ...printed, ...stored, ...addresses, ...answers].filter(
  ({ name }) => name.includes(values.only),
);
if (properties.length === 0) throw new Error(`No property has "${values.only}" in its name.`);

/** @param ms how long to look for a failure */
async function run({ name, property }: Property, ms: number): Promise<boolean> {
  // First, since an input may hang.
  process.stdout.write(`${name} … `);
  const details = await fc.check(property, {
    seed,
    ...(values.path !== undefined && { path: values.path }),
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: ms,
  });
  const isFine = !details.failed || details.counterexample === null;
  console.log(`${isFine ? 'ok' : 'FAILED'} (${details.numRuns})`);
  if (isFine) return true;
  console.log(fc.defaultReportMessage(details));
  console.log(details.errorInstance);
  console.log(
    `Again: npm run fuzz -- --seed ${seed} --path "${details.counterexamplePath}" --only ${JSON.stringify(name)}`,
  );
  return false;
}

console.log(`seed ${seed}`);
let failed = 0;
for (const property of properties)
  if (!(await run(property, (Number(values.seconds) * 1000) / properties.length))) failed += 1;
console.log(`\n${properties.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
