import { useState } from 'react';
import { formatCount } from '../../../kit/i18n/format-count.ts';
import { fold } from '../../../kit/lib/fold.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ChoiceLabel } from '../../../kit/ui/choice-label.tsx';
import { LiveRegion } from '../../../kit/ui/live-region.tsx';
import { OrganizationMark } from '../../../kit/ui/organization-mark.tsx';
import { Scroller } from '../../../kit/ui/scroller.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Helper } from '../../../kit/ui/text.tsx';
import { TextField } from '../../../kit/ui/text-field.tsx';
import type { DiscoveredOrganization } from '../../../provider/business-port.ts';
import { useLocale, useStrings } from '../../../shell/runner/hooks.ts';
import type { Business } from '../../flow/types.ts';

/** Organizations that are shown without a search. */
const MOST_AT_ONCE = 6;

interface OrganizationChoiceProps {
  readonly organizations: readonly DiscoveredOrganization[];
  /** The id of the one that is being joined. */
  readonly joining: string | undefined;
  readonly onChoose: (entry: DiscoveredOrganization) => void;
}

/** Organizations to choose from, each with its logo or the first letter of its name. */
function OrganizationList({ organizations, joining, onChoose }: OrganizationChoiceProps) {
  const { acceptInvite, join } = useStrings<Business>().discovery;
  const labels = { member: '{organization}', invited: acceptInvite, eligible: join };
  return (
    <Stack gap={8}>
      {organizations.map((entry) => (
        <Button
          key={entry.organization.id}
          variant="secondary"
          part="button-organization"
          icon={<OrganizationMark {...entry.organization} />}
          busy={joining === entry.organization.id}
          onClick={() => onChoose(entry)}
        >
          <ChoiceLabel text={labels[entry.membership]} slots={{ organization: entry.organization.name }} />
        </Button>
      ))}
    </Stack>
  );
}

/** A field that finds organizations by name, and a list that scrolls, for more of them than a screen has room for. */
function OrganizationSearch(props: OrganizationChoiceProps) {
  const { organizations } = props;
  const texts = useStrings<Business>().discovery;
  const [query, setQuery] = useState('');
  const search = fold(query.trim());
  const found = organizations.filter(({ organization }) => fold(organization.name).includes(search));
  const count = formatCount(texts.matches, found.length, useLocale());
  return (
    <Stack gap={12}>
      <TextField
        label={texts.search}
        name="organization-search"
        type="text"
        autoComplete="off"
        value={query}
        onChange={setQuery}
      />
      <Scroller>
        {found.length > 0 ? <OrganizationList {...props} organizations={found} /> : <Helper>{count}</Helper>}
      </Scroller>
      <LiveRegion text={search && count} />
    </Stack>
  );
}

/** The organizations to choose from: a list, or a search if they are many. */
export const OrganizationChoice = (props: OrganizationChoiceProps) =>
  props.organizations.length > MOST_AT_ONCE ? (
    <OrganizationSearch {...props} />
  ) : (
    <OrganizationList {...props} />
  );
