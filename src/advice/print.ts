/** Prints a diagnosis in the page's console. */
import type { Diagnosis, MigratedDiagnosis, Severity } from './diagnosis.ts';

type Printer = Pick<Console, 'log' | 'table' | 'group' | 'groupEnd'>;

/** The worst first. */
const ORDER: readonly Severity[] = ['error', 'warning', 'note'];

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `2 errors, 1 warning`, or that there is nothing to mend. */
export function summary({ findings }: Pick<Diagnosis, 'findings'>): string {
  const counts = ORDER.map((severity) => ({
    severity,
    count: findings.filter((finding) => finding.severity === severity).length,
  })).filter(({ count }) => count > 0);
  return counts.length > 0
    ? counts.map(({ severity, count }) => plural(count, severity)).join(', ')
    : 'no findings';
}

type Row = Readonly<Record<string, unknown>>;

/** The tag with such settings. Parsers end a script at `</script`, wherever it stands. */
export function tagWith({ colorScheme, ...settings }: MigratedDiagnosis, element: string): string {
  const [, name = ''] = /^<([\w-]+)/.exec(element) ?? [];
  const scheme = colorScheme === undefined ? '' : ` color-scheme="${colorScheme}"`;
  const json = JSON.stringify(settings, null, 2).replaceAll('<', '\\u003C');
  return `<${name}${scheme}>\n<script type="application/json">\n${json}\n</script>\n</${name}>`;
}

/** Titles with the rows below them. */
function tables(diagnosis: Diagnosis): [title: string, rows: readonly Row[]][] {
  const { settings, provider, project, redirects, violations, browser, oneTap, copies, clockAheadSeconds } =
    diagnosis;
  const facts = (values: object): Row[] =>
    Object.entries(values).map(([name, value]) => ({ name, value: flat(value) }));
  return [
    [
      'Settings',
      settings.map(({ setting, value, source, setBy, overrides }) => ({
        setting,
        value,
        from: setBy === undefined ? source : `${source} ${setBy}`,
        overrides: overrides.join(' '),
      })),
    ],
    ['Provider', facts({ ...provider, ...project })],
    ['Redirect URLs', redirects.map((redirect) => ({ ...redirect }))],
    ['Content-Security-Policy', violations.map((violation) => ({ ...violation }))],
    [
      'Browser',
      facts({
        ...browser,
        ...oneTap,
        ...(clockAheadSeconds !== undefined && { clockAheadSeconds }),
      }),
    ],
    ['Copies', [...facts(copies.tags), ...copies.scripts.map((url) => ({ name: 'script', value: url }))]],
  ];
}

function flat(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${String(inner)}`)
    .join(', ');
}

export function printDiagnosis(diagnosis: Diagnosis, printer: Printer): void {
  const { element, version, page, findings, migrated } = diagnosis;
  printer.group(`auth-widget ${version}: ${element} on ${page}: ${summary(diagnosis)}`);
  for (const severity of ORDER)
    for (const finding of findings)
      if (finding.severity === severity) printer.log(`${severity}: ${finding.message}`);
  if (migrated)
    printer.log(
      `This replaces config, presentation, strings and theme of the page; its other attributes and properties stay:\n${tagWith(migrated, element)}`,
    );
  for (const [title, rows] of tables(diagnosis)) {
    if (rows.length === 0) continue;
    printer.log(title);
    printer.table(rows);
  }
  printer.groupEnd();
}
