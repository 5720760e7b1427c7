/** Stands in for React's own in our components (build/bare-props.mjs): props inherit nothing but what React asks of them. */
import { jsx as create, jsxs as createAll, Fragment } from 'react/jsx-runtime';

export { Fragment };

const { hasOwnProperty } = Object.prototype;
const BARE: object = Object.assign(Object.create(null) as object, { hasOwnProperty });

const withBareProps =
  (make: typeof create): typeof create =>
  (type, props, ...key) =>
    make(type, Object.assign(Object.create(BARE) as object, props), ...key);

export const jsx = withBareProps(create);
export const jsxs = withBareProps(createAll);
