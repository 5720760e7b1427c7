/** For servers, which have no DOM: prints a tag with its first screen inside, so that the form is there before any script. */
import type { PrintedData } from '../src/consumer/entry/print-first.ts';
import { firstScreenData } from '../src/consumer/methods/first-screen-data.ts';
import { firstScreenRules } from '../src/kit/theme/first-screen-rules.ts';
import {
  type FirstScreenOptions,
  type PrintedAttributes,
  printShadowRoot,
  printTag,
} from './internal/print-tag.ts';
import type { PrintedTag } from './internal/tags.ts';

export type { FirstScreenOptions, PrintedAttributes, PrintedTag };

/**
 * Prints an element with its first screen in a declarative shadow root, as HTML. Where only the browser can draw that
 * screen, prints the plain tag: without a shadow root, with Google One Tap, and with settings that are wrong.
 * @throws Error for a tag or an attribute that the package does not have
 */
export function renderFirstScreen(
  tag: PrintedTag,
  attributes: PrintedAttributes,
  options: FirstScreenOptions = {},
): string {
  return printTag(builtData(), tag, attributes, options);
}

/**
 * Prints only what `renderFirstScreen` prints inside of the tag, for frameworks that print the tag themselves: `<template
 * shadowrootmode="open">` with its content, or an empty string.
 * @throws Error for a tag or an attribute that the package does not have
 */
export function renderShadowRoot(
  tag: PrintedTag,
  attributes: PrintedAttributes,
  options: FirstScreenOptions = {},
): string {
  return printShadowRoot(builtData(), tag, attributes, options);
}

/** @throws Error in sources that were not built */
function builtData(): PrintedData {
  if (!firstScreenData) throw new Error('auth-widget: the first screen is missing. Run npm run build.');
  return { ...firstScreenData, rules: firstScreenRules };
}
