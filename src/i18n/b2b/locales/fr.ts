import type { B2bTranslation } from '../en.ts';

export default {} satisfies B2bTranslation;
