import type { PasskeyTranslation } from '../../catalogue.ts';
import { proof } from './proof.ts';

export default {
  passkeys: {
    offerHeading: 'De volgende keer sneller inloggen',
    offer:
      'Maak een passkey aan. Daarna log je in met alleen je vingerafdruk, gezicht of schermvergrendeling.',
    create: 'Passkey aanmaken',
    notNow: 'Niet nu',
    existing: 'Dit apparaat heeft al een passkey voor je account.',
  },
  errors: {
    user_cancellation: 'Passkey geannuleerd. Probeer het opnieuw of kies een andere manier.',
    biometrics_not_available: 'Deze browser of dit apparaat ondersteunt geen passkeys.',
    no_biometrics_enrolled:
      'Stel op dit apparaat eerst een schermvergrendeling, vingerafdruk of gezichtsherkenning in.',
    no_biometrics_registration: 'Deze passkey is hier niet meer geldig. Log op een andere manier in.',
    key_invalidated: 'Je passkey kon niet worden gecontroleerd. Probeer het opnieuw.',
    keystore_unavailable: 'Je passkey kon niet worden opgeslagen. Probeer het opnieuw.',
    device_credentials_not_allowed: 'Deze pagina mag geen passkeys gebruiken. Kies een andere manier.',
    session_expired: 'Je sessie is verlopen. Log opnieuw in.',
    user_locked_out: 'Te veel pogingen. Wacht even en probeer het dan opnieuw.',
    device_hardware_error: 'Je apparaat meldde een fout. Probeer het opnieuw.',
    biometrics_sensor_error: 'Je vingerafdruk of gezicht kon niet worden gelezen. Probeer het opnieuw.',
    internal_error: 'Je passkey kon niet worden gebruikt. Probeer het opnieuw of kies een andere manier.',
    unanswered: 'Er kwam geen antwoord van je passkey. Probeer het opnieuw of kies een andere manier.',
    requestPending: 'Deze pagina vraagt al om een passkey. Laad de pagina opnieuw of kies een andere manier.',
  },
  passkeyList: {
    heading: 'Je passkeys',
    none: 'Je hebt nog geen passkeys.',
    unnamed: 'Passkey zonder naam',
    lastUsed: 'Laatst gebruikt: {time}',
    rename: 'Naam wijzigen',
    renameOf: 'Naam wijzigen van {name}',
    name: 'Naam',
    enterName: 'Voer een naam in.',
    save: 'Opslaan',
    cancel: 'Annuleren',
    remove: 'Verwijderen',
    removeOf: '{name} verwijderen',
    confirm: '{name} verwijderen? Je kunt dan niet meer inloggen met deze passkey.',
    created: 'De passkey is aangemaakt.',
    renamed: 'De naam van de passkey is gewijzigd.',
    removed: 'De passkey is verwijderd.',
    signedOut: 'Log in om je passkeys te beheren.',
  },
  proof,
} satisfies PasskeyTranslation;
