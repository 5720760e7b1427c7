import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Site, startSite } from './servers.ts';

describe('the file server of the tests', () => {
  let site: Site;

  before(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    writeFileSync(join(folder, 'a.js'), 'export {};');
    site = await startSite({ roots: { '/dist/': folder }, headers: { '/dist/a.js': { 'x-test': 'yes' } } });
  });
  after(() => site.close());

  test('serves a file with its type and its headers', async () => {
    const response = await fetch(`${site.url}/dist/a.js`);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^text\/javascript/);
    assert.equal(response.headers.get('x-test'), 'yes');
    assert.equal(await response.text(), 'export {};');
  });

  test('serves a page that a test has written', async () => {
    const url = site.addPage('/page', '<p>hello', { 'content-security-policy': "default-src 'none'" });
    const response = await fetch(url);
    assert.equal(response.headers.get('content-security-policy'), "default-src 'none'");
    assert.equal(await response.text(), '<p>hello');
  });

  test('has no icon, and says so without an error', async () => {
    assert.equal(await statusOf(site.url, '/favicon.ico'), 204);
  });

  for (const path of [
    '/dist/../../etc/passwd',
    '/dist/%2e%2e/%2e%2e/etc/passwd',
    '/dist/..%2f..%2fetc/passwd',
    '/x',
  ]) {
    test(`refuses ${path}`, async () => {
      assert.equal(await statusOf(site.url, path), 404);
    });
  }
});

/** `fetch` would normalize the path. */
function statusOf(url: string, path: string): Promise<number | undefined> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
