/** The official element's texts by the names of ours. Pure. */
import type { B2bStringOverrides } from '../../kit/i18n/catalogue.ts';
import type { Remark } from './remark.ts';

type Paths<Texts> = {
  [Section in keyof Texts & string]: `${Section}.${keyof NonNullable<Texts[Section]> & string}`;
}[keyof Texts & string];
type TextPath = Paths<Required<B2bStringOverrides>>;
type Table = Readonly<Record<string, TextPath | readonly TextPath[]>>;

const TEXTS: Table = {
  'button.continue': ['common.continue', 'phone.bySms'],
  'button.createPasskey': 'passkeys.create',
  'button.createPasswordInstead': 'password.createInstead',
  'button.emailMagicLink': 'password.emailLink',
  'button.emailOTP': 'password.emailCode',
  'button.forgotPassword': 'password.forgot',
  'button.goBack': 'common.back',
  'button.hidePassword': 'password.hide',
  'button.loginWithPasskey': 'passkeys.continueWith',
  'button.loginWithoutPassword': 'password.passwordless',
  'button.resendEmail': 'password.resend',
  'button.showPassword': 'password.show',
  'button.skip': 'passkeys.notNow',
  'button.whatsapp': 'phone.byWhatsapp',
  'createAccount.title': 'password.chooseHeading',
  'crypto.connectWallet.instructionPopup': 'crypto.connectingText',
  'crypto.connectWallet.title': 'crypto.connecting',
  'crypto.continueWithOtherWallet.title': 'crypto.othersHeading',
  'crypto.error.content': 'crypto.failed',
  'crypto.error.title': 'crypto.failedHeading',
  'crypto.setupNewWallet.instruction': 'crypto.setUpText',
  'crypto.signMessage.instruction': 'crypto.signingText',
  'crypto.signMessage.title': 'crypto.signing',
  'crypto.success.content': 'crypto.confirmed',
  'crypto.success.title': 'crypto.confirmedHeading',
  'crypto.troubleHelp': 'crypto.noPopup',
  'crypto.wallet.continueWithOtherWallet': 'crypto.others',
  'crypto.wallet.otherEthereum': 'crypto.otherEthereum',
  'crypto.wallet.otherSolana': 'crypto.otherSolana',
  'crypto.wallet.setupNewWallet': 'crypto.setUp',
  'emailConfirmation.content': 'emailConfirmation.sent',
  'emailConfirmation.title': 'emailConfirmation.heading',
  'error.invalidPhoneNumber': 'errors.invalidPhone',
  'error.otpCodeNotFound': 'errors.invalidPasscode',
  'errors.invalidEmail': ['errors.invalidEmail', 'errors.invalidOtpEmail'],
  'formField.countryCode.label': 'phone.country',
  'formField.email.label': 'email.label',
  'formField.email.placeholder': 'email.placeholder',
  'formField.otp.ariaLabel': 'passcode.label',
  'formField.passcode.status.verifying': 'passcode.verifying',
  'formField.password.label': 'password.label',
  'formField.phone.label': 'phone.number',
  'link.openInGmail': 'emailConfirmation.openGmail',
  'link.openInOutlook': 'emailConfirmation.openOutlook',
  'link.openInYahoo': 'emailConfirmation.openYahoo',
  'loading.label': 'common.loading',
  'login.loading': 'loggingIn.heading',
  'login.success.content': 'passwordConfirmation.text',
  'login.title': 'main.heading',
  'methodDivider.text': 'common.or',
  'otp.success.content': 'passcode.confirmed',
  'passcode.expirationCountdown': 'passcode.expiresIn',
  'passcode.expired': 'passcode.expired',
  'passcode.resendCode': 'passcode.resend',
  'passcode.sentConfirmation': 'passcode.sent',
  'passcode.title': 'passcode.heading',
  'passkey.registrationStart.subtitle': 'passkeys.offer',
  'passkey.registrationStart.title': 'passkeys.offerHeading',
  'password.breached.content': 'passwordBreached.sent',
  'password.breached.title': 'passwordBreached.heading',
  'password.createAccount.content': ['password.create', 'password.chooseLink', 'password.chooseCode'],
  'password.forgot.content': 'passwordForgot.sent',
  'password.forgot.title': 'passwordForgot.heading',
  'password.login.title': 'password.loginHeading',
  'password.requirement.fulfilled': 'strength.met',
  'password.reset.loginWithoutPassword': 'password.passwordless',
  'password.reset.title': 'passwordReset.heading',
  'password.resetRequired.content': 'passwordDedupe.sent',
  'password.resetRequired.title': 'passwordDedupe.heading',
  'password.setNew.content': 'passwordSetNew.sent',
  'password.setNew.title': 'passwordSetNew.heading',
  'password.strengthError.breached': 'strength.breached',
  'password.zxcvbn.suggestion.addWords': 'strengthSuggestions.anotherWord',
  'password.zxcvbn.suggestion.allUppercase': 'strengthSuggestions.allUppercase',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou': 'strengthSuggestions.dates',
  'password.zxcvbn.suggestion.avoidRecentYears': 'strengthSuggestions.recentYears',
  'password.zxcvbn.suggestion.avoidRepeats': 'strengthSuggestions.repeated',
  'password.zxcvbn.suggestion.avoidSequences': 'strengthSuggestions.sequences',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou': 'strengthSuggestions.associatedYears',
  'password.zxcvbn.suggestion.capitalization': 'strengthSuggestions.capitalization',
  'password.zxcvbn.suggestion.longerKeyboardPattern': 'strengthSuggestions.longerKeyboardPattern',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase': 'strengthSuggestions.noNeed',
  'password.zxcvbn.suggestion.predictableSubstitutions': 'strengthSuggestions.l33t',
  'password.zxcvbn.suggestion.reversed': 'strengthSuggestions.reverseWords',
  'password.zxcvbn.suggestion.useAFewWords': 'strengthSuggestions.useWords',
  'password.zxcvbn.warning.commonNames': 'strengthWarnings.commonNames',
  'password.zxcvbn.warning.dates': 'strengthWarnings.dates',
  'password.zxcvbn.warning.longerRepeats': 'strengthWarnings.extendedRepeat',
  'password.zxcvbn.warning.names': 'strengthWarnings.namesByThemselves',
  'password.zxcvbn.warning.recentYears': 'strengthWarnings.recentYears',
  'password.zxcvbn.warning.repeats': 'strengthWarnings.simpleRepeat',
  'password.zxcvbn.warning.sequences': 'strengthWarnings.sequences',
  'password.zxcvbn.warning.shortKeyboardPatterns': 'strengthWarnings.keyPattern',
  'password.zxcvbn.warning.similarToCommonPassword': 'strengthWarnings.similarToCommon',
  'password.zxcvbn.warning.straightRows': 'strengthWarnings.straightRow',
  'password.zxcvbn.warning.top100CommonPassword': 'strengthWarnings.topHundred',
  'password.zxcvbn.warning.top10CommonPassword': 'strengthWarnings.topTen',
  'password.zxcvbn.warning.veryCommonPassword': 'strengthWarnings.common',
  'password.zxcvbn.warning.wordByItself': 'strengthWarnings.wordByItself',
  'success.title': ['passcode.confirmedHeading', 'passwordConfirmation.heading'],
  'tab.email': 'main.email',
  'tab.listLabel': 'main.loginMethod',
  'tab.text': 'main.text',
  'tab.whatsapp': 'main.whatsapp',
};

/** Those of the B2B element that differ, or that only it has. */
const BUSINESS_TEXTS: Table = {
  ...TEXTS,
  'error.organization': 'organization.notFound',
  'error.title': 'business.errorHeading',
  'formField.backupCode.ariaLabel': 'mfa.recoveryCode',
  'formField.orgSlug.label': 'sso.slug',
  'link.signupResetPassword': 'businessPassword.forgot',
  'mfa.enrollment.content': 'mfa.choose',
  'mfa.enrollment.option.sms': 'mfa.sms',
  'mfa.enrollment.option.totp': 'mfa.totp',
  'mfa.enrollment.title': 'mfa.chooseHeading',
  'mfa.smsEnrollment.content': 'mfa.smsEnroll',
  'mfa.smsEnrollment.title': 'mfa.smsEnrollHeading',
  'mfa.totpEnrollment.copyCode.codeCopied': 'mfa.copied',
  'mfa.totpEnrollment.copyCode.label': 'mfa.copy',
  'mfa.totpEntry.useBackupCode': 'mfa.useRecovery',
  'mfaTotpEnrollment.qrAltText': 'mfa.totpQr',
  'organizationDiscovery.noOrgs.content': 'discovery.noneClosed',
  'organizationDiscovery.noOrgs.create.content': 'discovery.none',
  'organizationDiscovery.noOrgs.create.title': 'discovery.noneHeading',
  'organizationDiscovery.title': 'discovery.heading',
  'organizationLogin.title': 'organization.heading',
  'password.forgot.content.discovery': 'businessPassword.forgotText',
  'password.forgot.content.organization': 'businessPassword.forgotText',
  'password.forgot.title': 'businessPassword.forgotHeading',
  'password.login.title': 'businessPassword.emailHeading',
  'password.reset.emailSent.content': 'businessPassword.setNew',
  'password.setNew.title': 'passwordReset.heading',
  'password.verification.content': 'businessPassword.verify',
  'provider.continueWith': 'business.connection',
  'provider.continueWithSSO': 'business.sso',
  'recoveryCodes.entry.content': 'mfa.recoveryText',
  'recoveryCodes.entry.error.invalidCode': 'errors.wrongRecoveryCode',
  'recoveryCodes.save.button.done': 'mfa.saved',
  'recoveryCodes.save.content': 'mfa.save',
  'recoveryCodes.save.title': 'mfa.saveHeading',
  'ssoDiscovery.email.title': 'sso.emailHeading',
  'ssoDiscovery.fallback.content': 'sso.slugText',
  'ssoDiscovery.fallback.error.orgNotFound': 'errors.slugUnknown',
  'ssoDiscovery.fallback.title': 'sso.slugHeading',
  'ssoDiscovery.title': 'sso.menuHeading',
  'totp.content': 'mfa.totpText',
  'totp.setupQr.content': 'mfa.totpEnroll',
  'totp.setupQr.title': 'mfa.totpEnrollHeading',
  'totp.title': 'mfa.totpHeading',
};

/** Texts with the name of a provider or a wallet, of which we have one for all. */
const WITH_NAME: readonly (readonly [key: RegExp, path: TextPath, slot: string])[] = [
  [/^oauth\.continueWith(\w+)$/, 'oauth.continueWith', 'provider'],
  [/^crypto\.wallet\.continueWith(Binance|Coinbase|Metamask|Phantom)$/, 'crypto.continueWith', 'wallet'],
];

/** Slots by the names that ours have. */
const SLOTS: Readonly<Record<string, string>> = {
  timeRemaining: 'time',
  organizationName: 'organization',
  display_name: 'connection',
};

/** ICU's plurals and the like, which our texts write in another way. */
const isComplex = (text: string): boolean => /\{[^{}]*,/.test(text);

const withOurSlots = (text: string): string =>
  text.replace(/<\/?bold>/g, '').replace(/\{(\w+)\}/g, (slot, name: string) => {
    const ours = SLOTS[name];
    return ours === undefined ? slot : `{${ours}}`;
  });

function targetsOf(table: Table, key: string, text: string): readonly (readonly [TextPath, string])[] {
  const paths = Object.hasOwn(table, key) ? [table[key] ?? []].flat() : [];
  const named = WITH_NAME.flatMap(([pattern, path, slot]) => {
    const name = pattern.exec(key)?.[1];
    const start = name === undefined ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
    if (name === undefined || start < 0) return [];
    return [[path, `${text.slice(0, start)}{${slot}}${text.slice(start + name.length)}`] as const];
  });
  return isComplex(text) ? [] : [...paths.map((path) => [path, withOurSlots(text)] as const), ...named];
}

export interface MigratedTexts {
  readonly strings: Readonly<Record<string, unknown>>;
  readonly remarks: readonly Remark[];
}

/** @param given texts by the official element's keys, or sections of ours, which stay */
export function migrateTexts(given: Readonly<Record<string, unknown>>, isBusiness: boolean): MigratedTexts {
  const table = isBusiness ? BUSINESS_TEXTS : TEXTS;
  const isText = (value: unknown): value is string => typeof value === 'string';
  const strings = Object.fromEntries(Object.entries(given).filter(([, value]) => !isText(value)));
  const unmapped: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    if (!isText(value)) continue;
    const targets = targetsOf(table, key, value);
    if (targets.length === 0) unmapped.push(key);
    for (const [path, text] of targets) {
      const [section = '', name = ''] = path.split('.');
      strings[section] = { ...(strings[section] as object | undefined), [name]: text };
    }
  }
  const instead = 'the texts that there are: docs/languages.md';
  return {
    strings,
    remarks: unmapped.length > 0 ? [{ setting: `strings: ${unmapped.join(', ')}`, instead }] : [],
  };
}
