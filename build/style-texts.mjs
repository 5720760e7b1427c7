/**
 * Gives the modules of styles of elements without React their texts.
 *
 * Why: the table of tokens and what calculates with it are 0.25 kB more in each element, and run before its first frame. Cost: this
 * file, and 6 kB in each element for pages that compress nothing.
 */

import { build } from 'esbuild';

const STYLES = /[\\/]src[\\/](?:account|account-button|kit[\\/]plain)[\\/][\w-]*styles\.ts$/;

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
