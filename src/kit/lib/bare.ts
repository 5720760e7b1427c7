/**
 * Without the properties of all objects: the session would be sent to an address that a stranger's link has added to them, on a
 * page whose code merges such a link into an object.
 */
export const bare = <Options extends object>(options: Options): Options =>
  Object.assign(Object.create(null) as object, options);
