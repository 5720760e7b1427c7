const { hasOwnProperty } = Object.prototype;

/** Like `Object.hasOwn`, which is newer than the oldest browsers that load the module. */
export function hasOwn(object: object, key: PropertyKey): boolean {
  return hasOwnProperty.call(object, key);
}
