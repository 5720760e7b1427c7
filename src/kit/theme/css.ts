/**
 * Emotion's functions for styles that inherit nothing. Emotion lists what is in a style by `for … in`: what a stranger's link has
 * put on the prototype of all objects would be declared in every rule, a picture of the stranger's too.
 */
import { type CSSObject, type SerializedStyles, serializeStyles } from '@emotion/serialize';
import { bareCopy, withoutPrototype } from '../lib/objects.ts';

export type Style = SerializedStyles | CSSObject | string | false | undefined;

export const css = (...styles: readonly Style[]): SerializedStyles =>
  withoutPrototype(serializeStyles(styles.map(bareCopy)));

/** For a value of `animation`, in which emotion finds the rule: what `keyframes` of `@emotion/react` makes of itself in a template. */
export function keyframes(steps: CSSObject): string {
  const { name, styles } = css(steps);
  return `_EMO_animation-${name}_@keyframes animation-${name}{${styles}}_EMO_`;
}
