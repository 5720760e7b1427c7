import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: 'Bestätigen Sie, dass Sie es sind',
  usePasskey: 'Passkey verwenden',
  useApp: 'Authenticator-App verwenden',
  appText: 'Geben Sie den 6-stelligen Code ein, den Ihre Authenticator-App anzeigt.',
  sendCode: 'Code an {destination} senden',
  cancel: 'Abbrechen',
  passkeyFailed:
    'Ihr Passkey konnte nicht verwendet werden. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  lost: 'Das kann ich nicht mehr verwenden',
  lossReported: 'Diese Website wurde benachrichtigt und wird sich bei Ihnen melden.',
  none: 'Das lässt sich hier nicht bestätigen. Melden Sie sich erneut an und versuchen Sie es dann noch einmal.',
} satisfies ProofTexts;
