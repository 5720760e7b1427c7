import { fileURLToPath } from 'node:url';

const standIn = fileURLToPath(new URL('../src/provider/stytch/sdk-script.ts', import.meta.url));
const CALL = 'loadESModuleFromNetwork(url, moduleFromGlobalScope);';

/**
 * Rollup plugin: has the SDK load scripts through `src/provider/stytch/sdk-script.ts`. Fails if an upgrade loads them in
 * another way.
 */
export function lendScript() {
  let found = false;
  return {
    name: 'lend-script',
    transform(code, id) {
      if (!id.includes('/node_modules/@stytch/') || !/createElement\(['"]script/.test(code)) return null;
      if (!code.includes(CALL))
        this.error(`${id} loads scripts in a way that build/lend-script.mjs does not know`);
      found = true;
      const lent = code.replace(CALL, `sdkScript(url, () => ${CALL.replace(';', ');')}`);
      return { code: `import { sdkScript } from ${JSON.stringify(standIn)};\n${lent}`, map: null };
    },
    buildEnd(error) {
      if (!error && !found) this.error(`The SDK has no ${CALL}. Has an upgrade moved it?`);
    },
  };
}
