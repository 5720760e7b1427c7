import { merge } from '../lib/objects.ts';
import type { BusinessStrings } from './catalogue.ts';
import business from './locales/en/business.ts';
import consumer from './locales/en/consumer.ts';

/** The complete English catalogue of `<auth-b2b-widget>`. */
export const enBusiness: BusinessStrings = merge(consumer, business);
