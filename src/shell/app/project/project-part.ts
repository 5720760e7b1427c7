/** The chunk of what the first paint does not wait for: the project's settings, and what the page sees of the element. */
export { Watermark } from '../../../kit/ui/watermark.tsx';
export { Followers } from './followers.tsx';
