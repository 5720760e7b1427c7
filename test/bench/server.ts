/** Serves files that were compressed in advance, with the headers that docs/serving.md recommends. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { typeOf } from '../../build/static-files.ts';

interface Asset {
  readonly body: Buffer;
  readonly type: string;
  /** True if its name changes with its content. */
  readonly hashed: boolean;
}

const compress = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

export class AssetServer {
  readonly #assets = new Map<string, Asset>();
  readonly #server = createServer((request, response) => {
    const asset = this.#assets.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!asset) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': asset.type,
      'content-encoding': 'br',
      'content-length': asset.body.length,
      'cache-control': asset.hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      etag: `"${createHash('sha256').update(asset.body).digest('base64url').slice(0, 16)}"`,
      vary: 'accept-encoding',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    response.end(asset.body);
  });

  async start(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  add(path: string, content: string | Buffer): void {
    this.#assets.set(path, {
      body: compress(Buffer.from(content)),
      type: typeOf(path),
      hashed: /-[\w-]{8}\.js$/.test(path),
    });
  }

  /** Adds the files of a folder that browsers request, and returns their paths. */
  addFolder(prefix: string, folder: string): string[] {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    for (const file of files) this.add(`${prefix}/${file}`, readFileSync(join(folder, file)));
    return files.map((file) => `${prefix}/${file}`);
  }

  close(): Promise<void> {
    return new Promise((done) => {
      this.#server.close(() => done());
      this.#server.closeAllConnections();
    });
  }
}
