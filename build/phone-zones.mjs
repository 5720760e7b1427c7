/**
 * Saves 15 to 18 of 18.9 kB: the rules of phone numbers are a chunk for each zone, of which most visitors need one of 0.4 to 2.8 kB. One
 * for each calling code would be 215 files.
 */
import { build } from 'esbuild';

const SOURCE = /\/src\/kit\/lib\/phone-zones\.ts$/;
const CHUNK = /\/phone-zones\.ts\?zone=(\d)$/;

/** The zone that a module has the rules of. */
export const zoneOf = (id) => CHUNK.exec(id)?.[1];

/** Runs the source, which reads all rules, once for the whole build. */
let running;
const run = (source) => (running ??= bundleAndRun(source));

async function bundleAndRun(source) {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const constant = (name, value) => `export const ${name} = ${JSON.stringify(value)};`;

/** Rollup plugin: replaces the source by the calling codes, and imports of each zone's rules. */
export function phoneZones() {
  return {
    name: 'phone-zones',
    resolveId: (id, importer) => (zoneOf(`/${id}`) ? id.replace('./phone-zones.ts', importer) : null),
    async load(id) {
      const zone = zoneOf(id);
      if (zone) {
        const { countries, nonGeographic } = await (await run(id.replace(/\?.*/, ''))).loadZone(zone);
        return `${constant('countries', countries)} ${constant('nonGeographic', nonGeographic)}`;
      }
      if (!SOURCE.test(id)) return null;
      const { version, callingCodes } = await run(id);
      const zones = [...new Set(Object.keys(callingCodes).map(([zone]) => zone))];
      return `
        ${constant('version', version)}
        ${constant('callingCodes', callingCodes)}
        const zones = { ${zones.map((zone) => `${zone}: () => import("./phone-zones.ts?zone=${zone}")`).join()} };
        export const loadZone = (zone) => zones[zone]();`;
    },
  };
}
