import type { Host } from './types.ts';

/** Stands in for an element where no page listens: in the build, in the gallery and in tests. */
export const silentHost: Host = {
  id: 'aw1',
  screen: 'Main',
  reportedScreens: [],
  toasts: [],
  isConnected: true,
  baseURI: 'https://shop.example/',
  mayLeave: false,
  successUrl: undefined,
  successUrlParam: undefined,
  ready: () => undefined,
  screenChanged: () => undefined,
  event: () => undefined,
  error: () => undefined,
  submit: () => undefined,
  success: () => undefined,
  attach: () => undefined,
};
