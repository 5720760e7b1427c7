/** What only the list of passkeys looks like. */
import { token } from '../../kit/theme/tokens.ts';
import { iconRule } from '../icon.ts';
import { panelRules } from '../panel-styles.ts';

export const passkeyListRules = `${panelRules}${iconRule}
.row>.icon{color:${token('colors.secondary')}}
.what{flex-basis:160px}
`;
