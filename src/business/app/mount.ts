/** The app with the business flow. Imported by its entry. */
import { mountFlow } from '../../shell/app/mount.tsx';
import { businessFlow } from './flow.ts';

export const mountApp = mountFlow(businessFlow);
