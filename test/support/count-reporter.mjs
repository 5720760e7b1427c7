/**
 * A reporter for node:test that writes the final counts as JSON, from the only form that all versions since 20 share:
 * Node's own summary lines.
 */
export default async function* countReporter(source) {
  const counts = {};
  for await (const event of source) {
    if (event.type !== 'test:diagnostic') continue;
    const line = /^(tests|pass|fail|cancelled|skipped|todo) (\d+)$/.exec(event.data.message);
    if (line) counts[line[1]] = Number(line[2]);
  }
  yield JSON.stringify(counts);
}
