import { type CommandResult, runCommand } from './command.ts';
import { findFiles } from './files.ts';

const folders = ['elements', 'src', 'emulator', 'examples'];

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
  readonly comment?: string;
}

interface CruiseReport {
  readonly summary: {
    readonly violations: readonly Violation[];
    readonly totalCruised: number;
    readonly totalDependenciesCruised: number;
  };
}

/**
 * Who may import whom. dependency-cruiser reports success when its parser reads nothing (it does so where
 * @swc/core is missing), so the run also fails unless it saw every source file and imports between them.
 */
export async function checkLayers(): Promise<CommandResult> {
  const sources = findFiles(folders, /(?<!\.test|\.d)\.tsx?$/);
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...present(sources)];
  const { output } = await runCommand('depcruise', args);
  const report = parse(output);
  if (report === undefined) return { ok: false, output };
  const { violations, totalCruised, totalDependenciesCruised } = report.summary;
  const lines = violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  if (totalCruised < sources.length || totalDependenciesCruised < sources.length / 2) {
    lines.push(
      `only ${totalCruised} modules and ${totalDependenciesCruised} imports read of ${sources.length} source files`,
    );
  }
  return { ok: lines.length === 0, output: lines.join('\n') };
}

function present(sources: readonly string[]): string[] {
  return folders.filter((folder) => sources.some((file) => file.startsWith(`${folder}/`)));
}

function parse(output: string): CruiseReport | undefined {
  try {
    return JSON.parse(output) as CruiseReport;
  } catch {
    return undefined;
  }
}
