import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { type Plugin, rollup } from 'rollup';

interface ThirdParty {
  createThirdParty(folder: string): () => Plugin;
  banner(): Plugin;
}

// Rollup's configuration is JavaScript, which TypeScript does not check here.
const plugins = (await import(new URL('third-party.mjs', import.meta.url).href)) as ThirdParty;

const folder = mkdtempSync(join(tmpdir(), 'third-party-'));
after(() => rmSync(folder, { recursive: true }));

/** Builds an entry that contains a package, and returns its code. */
async function bundle(name: string, packageJson: object, licenseText?: string): Promise<string> {
  const home = join(folder, 'node_modules', name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...packageJson }));
  writeFileSync(join(home, 'index.js'), 'console.log(1);');
  if (licenseText !== undefined) writeFileSync(join(home, 'LICENSE'), licenseText);
  const built = await rollup({
    input: join(home, 'index.js'),
    plugins: [plugins.createThirdParty(folder)(), plugins.banner()],
  });
  const { output } = await built.generate({ format: 'es' });
  return output[0].code;
}

const notices = () => readFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');

describe('the licenses of what the bundle contains', () => {
  test('a license is listed with its text, and its file points there', async () => {
    const code = await bundle('listed', { license: 'ISC' }, 'Copyright Ada');
    assert.match(notices(), /listed 1\.2\.3\n\nCopyright Ada\n/);
    assert.match(code, /^\/\*! Licenses: THIRD-PARTY-NOTICES\.txt \*\/\n/);
  });

  test("the MIT license of a package without its text names the package's author", async () => {
    await bundle('short', { license: 'MIT', author: 'Ada <ada@example.com>' });
    assert.match(
      notices(),
      /short 1\.2\.3\n\nMIT License\n\nCopyright \(c\) Ada\n\nPermission is hereby granted/,
    );
  });

  for (const [what, packageJson, message] of [
    ['a license that nobody has looked at', { license: 'GPL-3.0-only' }, /GPL-3\.0/],
    ['no license', {}, /does not specify any license/],
    ['another license than MIT without its text', { license: 'ISC' }, /has no text of its license, ISC/],
  ] as const) {
    test(`${what} fails the build`, async () => {
      await assert.rejects(bundle(what.replaceAll(' ', '-').toLowerCase(), packageJson), message);
    });
  }
});
