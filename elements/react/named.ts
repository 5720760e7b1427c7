import type { ReactElement } from 'react';

/** Names a component for React's developer tools. Minified, its function has another name. */
export function named<Props>(
  displayName: string,
  component: (props: Props) => ReactElement,
): (props: Props) => ReactElement {
  return Object.assign(component, { displayName });
}
