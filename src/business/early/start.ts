import type { ResolvedBusinessConfig } from '../../settings/business/resolve.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import type { Opening } from '../../shell/start/flow-core.ts';
import { visitOf } from '../flow/first-screen.ts';
import { type Draft, EMPTY_DRAFT, type State } from '../flow/screens.ts';
import { start } from '../flow/start.ts';
import type { Business } from '../flow/types.ts';

/** Where the visitor of a fresh widget signs in to. */
export const freshVisit = ({ authFlowType, organizationSlug }: ResolvedBusinessConfig): State['visit'] =>
  visitOf(authFlowType, organizationSlug);

function draftOf({ fields, refused }: Typed): Draft {
  return { email: fields['email'] ?? '', ...(refused && { refused }) };
}

export function startBusiness({ config, urlToken, expected, typed }: Opening<Business>): State {
  return start({
    visit: freshVisit(config),
    authFlowType: config.authFlowType,
    urlToken,
    expected,
    draft: typed ? draftOf(typed) : EMPTY_DRAFT,
  });
}
