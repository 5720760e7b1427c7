import type { BusinessStrings } from '../../../kit/i18n/catalogue.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ChoiceLabel } from '../../../kit/ui/choice-label.tsx';
import { OrganizationMark } from '../../../kit/ui/organization-mark.tsx';
import type { DiscoveredOrganization } from '../../../provider/business-port.ts';

interface OrganizationButtonProps {
  readonly entry: DiscoveredOrganization;
  readonly busy: boolean;
  readonly texts: BusinessStrings['discovery'];
  readonly onClick: () => void;
}

/** An organization to choose, with its logo or the first letter of its name. */
export function OrganizationButton({ entry, busy, texts, onClick }: OrganizationButtonProps) {
  const { organization, membership } = entry;
  const labels = { member: '{organization}', invited: texts.acceptInvite, eligible: texts.join };
  return (
    <Button
      variant="secondary"
      part="button-organization"
      icon={<OrganizationMark {...organization} />}
      busy={busy}
      onClick={onClick}
    >
      <ChoiceLabel text={labels[membership]} slots={{ organization: organization.name }} />
    </Button>
  );
}
