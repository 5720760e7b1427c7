import { engines } from './engines.ts';
import { smoke } from './smoke.ts';

smoke(engines.webkit);
