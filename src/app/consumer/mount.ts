/** What the entry imports: the app, running the consumer flow. */
import { mountFlow } from '../mount.tsx';
import { consumerFlow } from './flow.ts';

export const mountApp = mountFlow(consumerFlow);
