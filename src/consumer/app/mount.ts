/** The app with the consumer flow. Imported by the entry. */
import { mountFlow } from '../../shell/app/mount.tsx';
import { consumerFlow } from './flow.ts';

export const mountApp = mountFlow(consumerFlow);
