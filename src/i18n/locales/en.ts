export { everyText as default } from '../every-text.ts';
