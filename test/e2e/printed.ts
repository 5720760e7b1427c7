/** The widget's tag as a server prints it, with the built package. */
import type * as server from '../../elements/server.ts';
import type { Attributes, PrintedTag } from './host-page.ts';

const { renderFirstScreen } = (await import(
  new URL('../../dist/server.js', import.meta.url).href
)) as typeof server;

export const printed =
  (options?: server.FirstScreenOptions) =>
  (tag: PrintedTag, attributes: Attributes): string =>
    renderFirstScreen(tag, attributes, options);
