/** The constants that sources find declared. */
import { readFileSync } from 'node:fs';

const readJson = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const declared = readJson('../custom-elements.json').modules.flatMap(({ declarations }) => declarations);
const attributes = declared.flatMap(({ attributes }) => attributes.map(({ name }) => name));

export const defines = {
  'process.env.NODE_ENV': '"production"',
  AUTH_WIDGET_VERSION: JSON.stringify(readJson('../package.json').version),
  ELEMENT_ATTRIBUTES: JSON.stringify([...new Set(attributes)]),
};
