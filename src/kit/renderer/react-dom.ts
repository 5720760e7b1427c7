/** What sonner imports of react-dom. The build resolves it to this. */
import { flushSync } from './renderer.ts';

export default { flushSync };
