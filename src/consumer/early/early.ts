/** The chunk of the provider, and of what is sent before React is there. */
import { addRule } from '../../kit/theme/sheets.ts';
import { pageScripts } from '../../shell/start/page-scripts.ts';
import { earlySender } from '../../shell/start/send-early.ts';
import { firstScreenData } from '../methods/first-screen-data.ts';
import { consumerCore } from './core.ts';
import { nextComposerOf, withTyped } from './next-screen.ts';
import { nextScreenData } from './next-screen-data.ts';
import { submittedBy } from './submitted-by.ts';

export { stytchProvider } from '../../provider/stytch/adapter.ts';

// A rule that is added makes browsers restyle everything, so it is added before the visitor waits for the screen.
nextScreenData?.rules.forEach(addRule);

/** Undefined in sources that are not built. */
const data = firstScreenData && nextScreenData && { ...firstScreenData, ...nextScreenData };

export const sendEarly =
  data &&
  earlySender({ ...consumerCore, submittedBy, composerOf: nextComposerOf(data), withTyped }, pageScripts);
