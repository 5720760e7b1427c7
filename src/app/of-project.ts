/** What a widget needs once its project is known, and the first paint does not wait for. */
export { Watermark } from '../ui/watermark.tsx';
export { BootstrapFollower } from './bootstrap-follower.tsx';
