/** What needs the project's settings: no part of what the first paint waits for. */
export { Watermark } from '../../ui/watermark.tsx';
export { BootstrapFollower } from './bootstrap-follower.tsx';
