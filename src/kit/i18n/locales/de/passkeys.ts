import type { PasskeyTranslation } from '../../catalogue.ts';
import { proof } from './proof.ts';

export default {
  passkeys: {
    offerHeading: 'Nächstes Mal schneller anmelden',
    offer:
      'Erstellen Sie einen Passkey. Dann genügt zum Anmelden Ihr Fingerabdruck, Ihr Gesicht oder Ihre Bildschirmsperre.',
    create: 'Passkey erstellen',
    notNow: 'Nicht jetzt',
    existing: 'Auf diesem Gerät gibt es bereits einen Passkey für Ihr Konto.',
  },
  errors: {
    user_cancellation: 'Passkey abgebrochen. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
    biometrics_not_available: 'Dieser Browser oder dieses Gerät unterstützt keine Passkeys.',
    no_biometrics_enrolled:
      'Richten Sie auf diesem Gerät zuerst eine Bildschirmsperre, einen Fingerabdruck oder die Gesichtserkennung ein.',
    no_biometrics_registration:
      'Dieser Passkey ist hier nicht mehr gültig. Bitte melden Sie sich auf einem anderen Weg an.',
    key_invalidated: 'Ihr Passkey konnte nicht überprüft werden. Bitte versuchen Sie es erneut.',
    keystore_unavailable: 'Ihr Passkey konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    device_credentials_not_allowed:
      'Diese Seite darf keine Passkeys verwenden. Bitte wählen Sie einen anderen Weg.',
    session_expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    user_locked_out: 'Zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es dann erneut.',
    device_hardware_error: 'Ihr Gerät hat einen Fehler gemeldet. Bitte versuchen Sie es erneut.',
    biometrics_sensor_error:
      'Ihr Fingerabdruck oder Gesicht konnte nicht erkannt werden. Bitte versuchen Sie es erneut.',
    internal_error:
      'Ihr Passkey konnte nicht verwendet werden. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
    unanswered:
      'Von Ihrem Passkey kam keine Antwort. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
    requestPending:
      'Diese Seite fragt schon nach einem Passkey. Laden Sie sie neu oder wählen Sie einen anderen Weg.',
  },
  passkeyList: {
    heading: 'Ihre Passkeys',
    none: 'Sie haben noch keine Passkeys.',
    unnamed: 'Passkey ohne Namen',
    lastUsed: 'Zuletzt verwendet: {time}',
    rename: 'Umbenennen',
    renameOf: '{name} umbenennen',
    name: 'Bezeichnung',
    enterName: 'Geben Sie eine Bezeichnung ein.',
    save: 'Speichern',
    cancel: 'Abbrechen',
    remove: 'Löschen',
    removeOf: '{name} löschen',
    confirm: '{name} löschen? Sie können sich mit diesem Passkey dann nicht mehr anmelden.',
    created: 'Der Passkey wurde erstellt.',
    renamed: 'Der Passkey wurde umbenannt.',
    removed: 'Der Passkey wurde gelöscht.',
    signedOut: 'Melden Sie sich an, um Ihre Passkeys zu verwalten.',
  },
  proof,
} satisfies PasskeyTranslation;
