import { type ReactNode, useState } from 'react';
import type { BusinessStrings } from '../../../kit/i18n/catalogue.ts';
import { formatCount } from '../../../kit/i18n/format-count.ts';
import { fold } from '../../../kit/lib/fold.ts';
import { LiveRegion } from '../../../kit/ui/live-region.tsx';
import { Scroller } from '../../../kit/ui/scroller.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Helper } from '../../../kit/ui/text.tsx';
import { TextField } from '../../../kit/ui/text-field.tsx';
import type { DiscoveredOrganization } from '../../../provider/business-port.ts';

/** Organizations that are shown without a search. */
const MOST_AT_ONCE = 6;

interface OrganizationChoiceProps {
  readonly organizations: readonly DiscoveredOrganization[];
  readonly strings: BusinessStrings;
  readonly locale: string;
  readonly button: (entry: DiscoveredOrganization) => ReactNode;
}

/** A field that finds organizations by name, and a list that scrolls, for more of them than a screen has room for. */
function OrganizationSearch({ organizations, strings, locale, button }: OrganizationChoiceProps) {
  const [query, setQuery] = useState('');
  const search = fold(query.trim());
  const found = organizations.filter(({ organization }) => fold(organization.name).includes(search));
  const count = formatCount(strings.discovery.matches, found.length, locale);
  return (
    <Stack gap={12}>
      <TextField
        label={strings.discovery.search}
        name="organization-search"
        type="text"
        autoComplete="off"
        value={query}
        onChange={setQuery}
      />
      <Scroller>
        {found.length > 0 ? <Stack gap={8}>{found.map(button)}</Stack> : <Helper>{count}</Helper>}
      </Scroller>
      <LiveRegion text={search && count} />
    </Stack>
  );
}

/** The organizations to choose from: a list, or a search if they are many. */
export function OrganizationChoice(props: OrganizationChoiceProps) {
  const { organizations, button } = props;
  return organizations.length > MOST_AT_ONCE ? (
    <OrganizationSearch {...props} />
  ) : (
    <Stack gap={8}>{organizations.map(button)}</Stack>
  );
}
