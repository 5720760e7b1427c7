/**
 * A reporter for node:test that writes JSON: the final counts, from the only form that all versions since 20 share
 * (Node's own summary lines), and the failed tests.
 */
export default async function* countReporter(source) {
  const counts = {};
  const failures = [];
  for await (const event of source) {
    // A suite fails with its tests, which are reported themselves.
    if (event.type === 'test:fail' && event.data.details.error?.failureType !== 'subtestsFailed') {
      failures.push({ title: event.data.name, error: String(event.data.details.error?.cause ?? '') });
    }
    if (event.type !== 'test:diagnostic') continue;
    const line = /^(tests|pass|fail|cancelled|skipped|todo) (\d+)$/.exec(event.data.message);
    if (line) counts[line[1]] = Number(line[2]);
  }
  yield JSON.stringify({ ...counts, failures });
}
