import { format } from '../../kit/i18n/strings.ts';
import { Divider } from '../../kit/ui/divider.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { OrganizationLogo } from '../../kit/ui/organization-mark.tsx';
import { ScreenHead } from '../../kit/ui/screen-head.tsx';
import { Sentence } from '../../kit/ui/sentence.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Heading, VisuallyHidden } from '../../kit/ui/text.tsx';
import { useSentence } from '../../shell/runner/use-strings.ts';
import { WaitingCode } from '../../shell/views/waiting-code.tsx';
import { offered } from '../flow/offered.ts';
import type { StateOf } from '../flow/screens.ts';
import { hasComeHere } from '../flow/states.ts';
import type { ScreenProps } from '../method.ts';
import { FindOrganization } from '../methods/organizations/find-organization.tsx';
import { EmailIdentifier } from '../shared/email-identifier.tsx';
import { ThirdPartyButtons } from '../shared/third-party-buttons.tsx';

export interface MainProps extends ScreenProps<StateOf<'Main'>> {
  readonly hideHeader: boolean;
}

/** The text above the ways to sign in. */
function Introduction({ state, send, strings, hideHeader }: MainProps) {
  const { visit } = state;
  const texts = strings.organization;
  const { organization, demanded, list } = visit.to === 'organization' ? visit : {};
  const slots = { organization: organization?.name ?? '' };
  const heading = <Heading>{organization ? format(texts.heading, slots) : strings.main.heading}</Heading>;
  return (
    <>
      {organization && <OrganizationLogo {...organization} />}
      {hasComeHere(visit) ? (
        <ScreenHead
          heading={demanded ? texts.demandedHeading : format(texts.heading, slots)}
          back={{
            label: list ? texts.backToList : strings.common.back,
            onClick: () => send({ type: 'wentBack' }),
          }}
        >
          {demanded && <Sentence text={texts.demanded} slots={slots} />}
        </ScreenHead>
      ) : // Hidden only visually: screen readers still need the heading.
      hideHeader ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        heading
      )}
    </>
  );
}

/** The ways to sign in that the page and the organization allow. */
function Methods(props: MainProps) {
  const { state, config } = props;
  const { products, providers, connections } = offered(config, state.visit);
  const buttons = products.filter((product) => product === 'oauth' || product === 'sso');
  const isIdentifier = products.length > buttons.length;
  return (
    <>
      {buttons.length > 0 && (
        <ThirdPartyButtons {...props} products={buttons} providers={providers} connections={connections} />
      )}
      {buttons.length > 0 && isIdentifier && <Divider label={props.strings.common.or} />}
      {isIdentifier && <EmailIdentifier {...props} products={products} />}
    </>
  );
}

/** The first screen. */
export function Main(props: MainProps) {
  const { send } = props;
  const { visit, notice: reason, waiting } = props.state;
  const notice = useSentence(reason);
  if (visit.to === 'find') return <FindOrganization />;
  return (
    <Stack gap={24}>
      <Introduction {...props} />
      {notice !== undefined && <ErrorText>{notice}</ErrorText>}
      {waiting && <WaitingCode destination={waiting.email} onOpen={() => send({ type: 'codeReopened' })} />}
      <Methods {...props} />
    </Stack>
  );
}
