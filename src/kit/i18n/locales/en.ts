export { en as default } from '../en.ts';
