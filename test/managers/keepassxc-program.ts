/** Runs KeePassXC without a screen, with a database that one browser extension may use. */
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { poll, startProgram, stopProgram } from '../engines/process.ts';
import { runCommand } from '../support/command.ts';
import type { SavedLogin } from './browser.ts';

/** What KeePassXC and an extension that has been connected to a database know of each other. */
export interface Association {
  readonly id: string;
  readonly key: string;
  /** The database's, in the extension's terms. */
  readonly hash: string;
}

export interface KeePassXC {
  readonly association: Association;
  /** For the programs that talk to it; keeps them and it away from the user's files. */
  readonly env: Readonly<Record<string, string>> & { readonly HOME: string };
  /** Reads the database's file, in order of user names. */
  savedLogins(): Promise<readonly SavedLogin[]>;
  stop(): Promise<void>;
}

const rootGroup = Buffer.alloc(16, 1);
const association: Association = {
  id: 'test',
  key: Buffer.alloc(32, 2).toString('base64'),
  hash: createHash('sha256').update(rootGroup.toString('hex')).digest('hex'),
};

const database = `<?xml version="1.0" encoding="UTF-8"?>
<KeePassFile>
  <Meta>
    <CustomData><Item><Key>KPXC_BROWSER_${association.id}</Key><Value>${association.key}</Value></Item></CustomData>
  </Meta>
  <Root><Group><UUID>${rootGroup.toString('base64')}</UUID><Name>Root</Name></Group></Root>
</KeePassFile>`;

const settings = `[General]
ConfigVersion=2
UpdateCheckMessageShown=true
[GUI]
CheckForUpdates=false
[Browser]
Enabled=true
AlwaysAllowAccess=true
AlwaysAllowUpdate=true
UpdateBinaryPath=false
`;

/**
 * @param folder empty, for all its files
 * @param program path of keepassxc
 * @param cli path of keepassxc-cli
 */
export async function startKeePassXC(folder: string, program: string, cli: string): Promise<KeePassXC> {
  const path = (name: string): string => join(folder, name);
  const env = {
    HOME: folder,
    TMPDIR: folder,
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_RUNTIME_DIR: folder,
    DBUS_SESSION_BUS_ADDRESS: 'unix:path=/dev/null',
  };
  async function runCli(...args: readonly string[]): Promise<string> {
    const { ok, output } = await runCommand(cli, args, { env });
    if (!ok) throw new Error(output);
    return output;
  }
  writeFileSync(path('settings.ini'), settings);
  writeFileSync(path('key'), Buffer.alloc(64, 3));
  writeFileSync(path('database.xml'), database);
  await runCli('import', '--quiet', '--set-key-file', path('key'), path('database.xml'), path('logins.kdbx'));
  const files = { '--config': 'settings.ini', '--localconfig': 'local.ini', '--keyfile': 'key' };
  const options = Object.entries(files).flatMap(([option, name]) => [option, path(name)]);
  const child = startProgram(program, [...options, path('logins.kdbx')], {
    ...env,
    QT_QPA_PLATFORM: 'offscreen',
  });
  await poll('KeePassXC', async () => {
    if (!existsSync(path('org.keepassxc.KeePassXC.BrowserServer'))) throw new Error('It does not listen.');
  });
  return {
    association,
    env,
    async savedLogins() {
      const options = ['--quiet', '--no-password', '--key-file', path('key'), '--format', 'csv'];
      const [, ...rows] = (await runCli('export', ...options, path('logins.kdbx'))).trim().split('\n');
      return rows
        .map((row) => row.slice(1, -1).split('","'))
        .map(([_group, _title, username = '', password = '']) => ({ username, password }))
        .sort((one, other) => one.username.localeCompare(other.username));
    },
    stop: () => stopProgram(child),
  };
}
