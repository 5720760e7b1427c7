/**
 * Gives the modules of styles of elements without React their texts.
 *
 * Why: calculated by visitors, with the table of tokens, they would be 0.7 kB more in each element, and take its first frame longer.
 * Cost: this file; without brotli or gzip, the texts would be longer than what calculates them.
 */

import { build } from 'esbuild';

const STYLES = /\/src\/plain\/(.*\/)?[\w-]*styles\.ts$/;

export const styleTexts = () => ({
  name: 'style-texts',
  async load(id) {
    if (!STYLES.test(id)) return null;
    const { outputFiles } = await build({ entryPoints: [id], bundle: true, format: 'esm', write: false });
    const texts = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
    return Object.entries(texts)
      .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
      .join('\n');
  },
});
