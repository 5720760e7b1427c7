/** True if an element renders into a plain container instead of a shadow root. */
export function wantsPlainContainer(
  { noShadow }: { readonly noShadow: boolean | undefined },
  { config }: { readonly config: { readonly enableShadowDOM?: boolean } },
): boolean {
  return noShadow ?? config.enableShadowDOM === false;
}
