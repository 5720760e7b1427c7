import { en, type Strings } from '../en.ts';

export default en satisfies Strings;
