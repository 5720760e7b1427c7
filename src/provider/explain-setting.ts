/**
 * Tells the page's author which setting of Stytch's dashboard has refused something, if one has. Takes errors by their
 * shape, since elements without React have classes of their own. Without the chunk, `auth-error` has the type.
 * @returns whether one has
 */
export function explainSetting(thrown: unknown): boolean {
  const { code, type } = Object(thrown) as { readonly code?: unknown; readonly type?: unknown };
  if (code !== 'configuration' || typeof type !== 'string') return false;
  import('../advice/refused-settings.ts')
    .then(({ refusedSetting }) => console.error(`auth-widget: ${refusedSetting(type) ?? type}`))
    .catch(() => undefined);
  return true;
}
