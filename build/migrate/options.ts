/** The options of the command `auth-widget-migrate`. Pure. */
import { parseArgs } from 'node:util';

export const HELP = `Prints the tag and the config of auth-widget for the settings of Stytch's own element, and names what has no counterpart.

  npx --no-install auth-widget-migrate src/login.js
  npx --no-install auth-widget-migrate < config.json

Reads a file or standard input: JSON or JavaScript, and TypeScript or JSX if the project has the package typescript 5 or 6. It runs
nothing of it. The settings are the first of these that there is:

  - the argument of render() or mountLogin(), or a component's props: { config, presentation, styles, strings,
    callbacks }
  - the default export: such an object, or the config alone
  - the variables config, presentation, styles, strings and callbacks
  - the whole text, if it is an object

Names of Stytch's package such as Products.otp are resolved, and so are constants of the same file. Any other expression
and your callbacks stay as they are written. Put the tag where the element was. Its public token is the one that the file
makes Stytch's client with; if there is none, replace YOUR_PUBLIC_TOKEN.

Options:
  --b2b     the settings are those of StytchB2B. Default: if the config has authFlowType
  --help    this text

Exits with 0 if everything has a counterpart, 1 if something has none, and 2 if the settings cannot be read.`;

export interface MigrateOptions {
  /** Undefined for standard input. */
  readonly file: string | undefined;
  readonly isBusiness: boolean;
}

/** @throws Error with a sentence about what is wrong */
export function readOptions(args: readonly string[]): MigrateOptions | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { b2b: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return 'help';
  const [file, ...more] = positionals;
  if (more.length > 0) throw new Error('Name one file at a time.');
  return { file, isBusiness: values.b2b };
}
