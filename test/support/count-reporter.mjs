/**
 * A reporter for node:test that writes nothing but the final counts, as JSON.
 * Node's own summary lines are the one form that all versions since 20 share.
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
