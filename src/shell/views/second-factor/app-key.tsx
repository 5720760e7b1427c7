/** The key of a new authenticator app. Comes with what draws QR codes, which is large and needed once. */
import type { MfaTexts } from '../../../kit/i18n/catalogue.ts';
import { classOf } from '../../../kit/theme/class-names.ts';
import { css } from '../../../kit/theme/css.ts';
import { QrCode } from '../../../kit/ui/qr-code.tsx';
import { SecretText } from '../../../kit/ui/secret-text.tsx';
import { linkStyle } from '../../../kit/ui/sentence.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Helper } from '../../../kit/ui/text.tsx';
import { CopyButton } from './copy-button.tsx';
import { grouped, type TotpAccount, totpUri } from './totp-uri.ts';

interface AppKeyProps {
  readonly account: TotpAccount;
  readonly texts: MfaTexts;
  /** The label of a link that a phone opens in the app. Without it, there is none. */
  readonly openApp?: string;
}

/** The QR code and the key in it, which is the same. */
export function AppKey({ account, texts, openApp }: AppKeyProps) {
  const uri = totpUri(account);
  return (
    <>
      <QrCode text={uri} label={texts.totpQr} />
      {openApp !== undefined && (
        <a href={uri} part="link" className={classOf(linkStyle, onPhones)}>
          {openApp}
        </a>
      )}
      <Stack gap={8}>
        <Helper>{texts.totpKey}</Helper>
        <SecretText>{grouped(account.secret)}</SecretText>
        <CopyButton text={account.secret} texts={texts} />
      </Stack>
    </>
  );
}

/** Elsewhere, the app is on another device, which scans the code. */
const onPhones = css({
  display: 'none',
  '@media (pointer: coarse)': { display: 'block', alignSelf: 'center' },
});
