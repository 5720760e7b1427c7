/**
 * Copies options to an object without a prototype, against prototype pollution: on a page whose code merges a link into an
 * object, a stranger's link could name the address that gets the session.
 */
export const bare = <Options extends object>(options: Options): Options =>
  Object.assign(Object.create(null) as object, options);
