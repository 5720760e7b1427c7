/** Prefix of the ids in a shadow root, where no other widget's are. Constant, so that servers can print them. */
export const SHADOW_ID_PREFIX = 'aw';

let count = 0;

/** Prefix of a widget's ids in this container. A plain one shares the page's ids with other widgets. */
export function idPrefix(container: HTMLElement | ShadowRoot): string {
  return 'host' in container ? SHADOW_ID_PREFIX : `${SHADOW_ID_PREFIX}${++count}`;
}
