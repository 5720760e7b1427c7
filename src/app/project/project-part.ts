/** The chunk of what needs the project's settings, which the first paint does not wait for. */
export { Watermark } from '../../ui/watermark.tsx';
export { BootstrapFollower } from './bootstrap-follower.tsx';
