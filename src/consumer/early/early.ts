/** Sends what is submitted before React is there. Requested with the press. */
import { createSendEarly } from '../../shell/start/create-send-early.ts';
import type { Consumer } from '../flow/types.ts';
import { firstScreenData } from '../methods/first-screen-data.ts';
import { consumerCore } from './core.ts';
import { nextScreenOf, withTyped } from './next-screen.ts';
import { nextScreenData } from './next-screen-data.ts';
import { submittedBy } from './submitted-by.ts';

export const sendEarly = createSendEarly<Consumer>(firstScreenData, nextScreenData, {
  ...consumerCore,
  submittedBy,
  nextScreenOf,
  withTyped,
});
