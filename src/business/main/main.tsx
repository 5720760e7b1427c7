import { format } from '../../kit/i18n/strings.ts';
import { BackButton } from '../../kit/ui/back-button.tsx';
import { Divider } from '../../kit/ui/divider.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { OrganizationLogo } from '../../kit/ui/organization-mark.tsx';
import { Sentence } from '../../kit/ui/sentence.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Heading, VisuallyHidden } from '../../kit/ui/text.tsx';
import { useSentence } from '../../shell/runner/hooks.ts';
import { offered } from '../flow/offered.ts';
import type { B2bStateOf } from '../flow/screens.ts';
import type { ScreenProps } from '../screen.ts';
import { EmailIdentifier } from './email-identifier.tsx';
import { FindOrganization } from './find-organization.tsx';
import { ThirdPartyButtons } from './third-party-buttons.tsx';

export interface MainProps extends ScreenProps<B2bStateOf<'Main'>> {
  readonly hideHeader: boolean;
}

/** What the visitor reads above the ways to sign in. */
function Introduction({ state, strings, hideHeader }: MainProps) {
  const { visit } = state;
  const texts = strings.organization;
  if (visit.to !== 'organization') {
    const heading = <Heading>{strings.main.heading}</Heading>;
    // Hidden only visually: screen readers still need the heading.
    return hideHeader ? <VisuallyHidden>{heading}</VisuallyHidden> : heading;
  }
  const { organization, demanded } = visit;
  const heading = (
    <Heading>
      {demanded ? texts.demandedHeading : format(texts.heading, { organization: organization.name })}
    </Heading>
  );
  return (
    <>
      <OrganizationLogo {...organization} />
      {hideHeader ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {demanded && <Sentence text={texts.demanded} slots={{ organization: organization.name }} />}
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
  const { state, send, strings } = props;
  const { visit } = state;
  const notice = useSentence(state.notice);
  if (visit.to === 'find') return <FindOrganization strings={strings} />;
  const { list, demanded } = visit.to === 'organization' ? visit : {};
  return (
    <Stack gap={24}>
      {demanded && (
        <BackButton
          label={list ? strings.organization.backToList : strings.common.back}
          onClick={() => send({ type: 'wentBack' })}
        />
      )}
      <Introduction {...props} />
      {notice !== undefined && <ErrorText>{notice}</ErrorText>}
      <Methods {...props} />
    </Stack>
  );
}
