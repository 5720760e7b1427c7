/**
 * Emotion's functions for styles that inherit nothing. Emotion lists what is in a style by `for … in`: what a stranger's link has
 * put on the prototype of all objects would be declared in every rule, a picture of the stranger's too.
 */
import {
  type CSSObject,
  css as cssOf,
  keyframes as keyframesOf,
  type SerializedStyles,
} from '@emotion/react';
import { bareCopy, withoutPrototype } from '../lib/objects.ts';

export type Style = SerializedStyles | CSSObject | string | false | undefined;

export const css = (...styles: readonly Style[]): SerializedStyles =>
  withoutPrototype(cssOf(...styles.map(bareCopy)));

export const keyframes = (steps: CSSObject): ReturnType<typeof keyframesOf> =>
  withoutPrototype(keyframesOf(bareCopy(steps)));
