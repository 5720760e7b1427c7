export { stytchProvider } from './adapter.ts';
export { isStytchClient } from './client.ts';
