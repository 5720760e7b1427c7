import { css } from '@emotion/react';
import { format } from '../../i18n/strings.ts';
import type { B2bStrings } from '../../i18n/b2b/en.ts';
import { isImageUrl } from '../../lib/image-url.ts';
import type { DiscoveredOrganization } from '../../provider/b2b-port.ts';
import { token } from '../../theme/tokens.ts';
import { Button } from '../../ui/button.tsx';
import { reset } from '../../ui/styles.ts';

interface OrganizationButtonProps {
  readonly entry: DiscoveredOrganization;
  readonly busy: boolean;
  readonly texts: B2bStrings['discovery'];
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
      {format(labels[membership], { organization: organization.name })}
    </Button>
  );
}

/** Hidden from screen readers, which read the name beside it. */
export function OrganizationMark({
  name,
  logoUrl,
}: {
  readonly name: string;
  readonly logoUrl: string | undefined;
}) {
  if (isImageUrl(logoUrl)) return <img src={logoUrl} alt="" css={[reset, mark]} />;
  // Spread by code points, so that a letter outside of the BMP stays whole.
  return (
    <span aria-hidden="true" css={[reset, mark, letter]}>
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}

const mark = css({ width: 24, height: 24, borderRadius: 4, objectFit: 'contain' });

const letter = css({
  display: 'grid',
  placeItems: 'center',
  background: token('colors.subtle'),
  fontSize: 14,
  lineHeight: 1,
  fontWeight: 600,
});
