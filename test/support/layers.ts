/** Reads every import of the sources with esbuild and holds them against the table in test/layers.ts. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { type CommandResult, root } from './command.ts';
import { findFiles } from './files.ts';

type ImportKind = 'value' | 'type' | 'lazy';

export interface Edge {
  /** A file of the repository. */
  readonly from: string;
  /** A file of the repository, or what the import says where it names a package. */
  readonly to: string;
  readonly kind: ImportKind;
}

export interface Arrow {
  readonly to: string;
  readonly kinds: readonly ImportKind[];
}

export const types = (to: string): Arrow => ({ to, kinds: ['type'] });

/** Reached by import(), and for its types. */
export const lazy = (to: string): Arrow => ({ to, kinds: ['lazy', 'type'] });

/** What no table of folders can say. */
export interface Refusal {
  readonly rule: string;
  readonly from: RegExp;
  readonly to: RegExp;
  /** The kinds of import that are fine. */
  readonly unless: readonly ImportKind[];
  /** Fine where the first group of both expressions matched the same text. */
  readonly sameGroupIsFine?: boolean;
}

export interface Layers {
  readonly arrows: Readonly<Record<string, readonly (string | Arrow)[]>>;
  readonly refusals: readonly Refusal[];
}

const within = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** One line for each edge that the table does not allow. */
function judge(edges: readonly Edge[], { arrows, refusals }: Layers): string[] {
  const places = Object.keys(arrows);
  return edges.flatMap(({ from, to, kind }) => {
    const faults = refusals
      .filter((refusal) => isRefused({ from, to, kind }, refusal))
      .map(({ rule }) => rule);
    const home = places.find((place) => within(from, place));
    const isOurs = /^(elements|src|emulator|examples|test|docs)\//.test(to);
    if (home !== undefined && isOurs && !within(to, home) && !isAllowed(arrows[home] ?? [], to, kind)) {
      faults.push(`${home} may not import this (${kind})`);
    }
    return faults.map((fault) => `${from} -> ${to}: ${fault}`);
  });
}

function isAllowed(arrows: readonly (string | Arrow)[], to: string, kind: ImportKind): boolean {
  return arrows.some((arrow) =>
    typeof arrow === 'string' ? within(to, arrow) : within(to, arrow.to) && arrow.kinds.includes(kind),
  );
}

function isRefused({ from, to, kind }: Edge, refusal: Refusal): boolean {
  const [source, target] = [refusal.from.exec(from), refusal.to.exec(to)];
  if (!source || !target || refusal.unless.includes(kind)) return false;
  return !(refusal.sameGroupIsFine && source[1] === target[1]);
}

/** Every import of the given files. Rejects where one does not parse. */
async function readEdges(files: readonly string[]): Promise<Edge[]> {
  const loaded = edgesOf(await metafileOf(files, []));
  const written = edgesOf(await metafileOf(files, [typesAsValues]));
  const key = ({ from, to, kind }: Edge): string => `${from} ${to} ${kind}`;
  const known = new Set(loaded.map(key));
  const erased = written.filter((edge) => !known.has(key(edge)));
  return [...loaded, ...erased.map((edge): Edge => ({ ...edge, kind: 'type' }))];
}

/** Makes esbuild see type-only imports, which it erases before it lists a file's imports. */
const typesAsValues: Plugin = {
  name: 'types-as-values',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        /^(import(?= type [\w*{])|export(?= type [*{])) type /gm,
        '$1 ',
      ),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/** The rooms that know each other, if only by types: neither could be read alone. What is loaded later may know its loader. */
const pairs = ({ arrows }: Pick<Layers, 'arrows'>): string[] => {
  const knows = (room: string, other: string): boolean =>
    (arrows[room] ?? []).some((arrow) =>
      typeof arrow === 'string'
        ? within(arrow, other)
        : !arrow.kinds.includes('lazy') && within(arrow.to, other),
    );
  const rooms = Object.keys(arrows);
  return rooms.flatMap((room, index) =>
    rooms
      .slice(index + 1)
      .filter((other) => knows(room, other) && knows(other, room))
      .map((other) => `${room} and ${other} may import each other`),
  );
};

/** Names what an import means without following it; what does not exist is the compiler's to report. */
const nameTargets: Plugin = {
  name: 'name-targets',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      const target = resolve(resolveDir, path);
      const source = existsSync(target) ? target : target.replace(/\.js$/, '.ts');
      return { path: relative(root, source).replaceAll('\\', '/'), external: true };
    });
  },
};

async function metafileOf(files: readonly string[], plugins: Plugin[]): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files.map((file) => `./${file}`),
    bundle: true,
    format: 'esm',
    packages: 'external',
    outdir: '.tmp/layers',
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [nameTargets, ...plugins],
  });
  return metafile;
}

function edgesOf({ inputs }: Metafile): Edge[] {
  return Object.entries(inputs).flatMap(([from, { imports }]) =>
    imports.map(
      ({ path, kind }): Edge => ({ from, to: path, kind: kind === 'dynamic-import' ? 'lazy' : 'value' }),
    ),
  );
}

/** The check that test/run.ts runs; it fails, too, when it read suspiciously little. */
export async function checkLayers(layers: Layers): Promise<CommandResult> {
  const files = findFiles(Object.keys(layers.arrows), /(?<!\.test|\.d)\.tsx?$/);
  try {
    const edges = await readEdges(files);
    const lines = [...judge(edges, layers), ...pairs(layers)];
    if (files.length === 0 || edges.length < files.length) {
      lines.push(`only ${edges.length} imports read in ${files.length} files: is the check itself broken?`);
    }
    return { ok: lines.length === 0, output: lines.join('\n') };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
