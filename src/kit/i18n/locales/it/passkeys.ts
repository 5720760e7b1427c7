import type { PasskeyTranslation } from '../../catalogue.ts';
import { proof } from './proof.ts';

export default {
  passkeys: {
    offerHeading: 'Accedi più velocemente la prossima volta',
    offer: 'Crea una passkey: per accedere basteranno l’impronta digitale, il volto o il blocco schermo.',
    create: 'Crea una passkey',
    notNow: 'Non ora',
    existing: 'Questo dispositivo ha già una passkey per il tuo account.',
  },
  errors: {
    user_cancellation: 'Passkey annullata. Riprova o scegli un altro metodo.',
    biometrics_not_available: 'Questo browser o dispositivo non supporta le passkey.',
    no_biometrics_enrolled:
      'Configura prima su questo dispositivo il blocco schermo, l’impronta digitale o il riconoscimento del volto.',
    no_biometrics_registration: 'Questa passkey qui non è più valida. Accedi in un altro modo.',
    key_invalidated: 'Impossibile verificare la tua passkey. Riprova.',
    keystore_unavailable: 'Impossibile salvare la tua passkey. Riprova.',
    device_credentials_not_allowed: 'Questa pagina non può usare le passkey. Scegli un altro metodo.',
    session_expired: 'La sessione è scaduta. Accedi di nuovo.',
    user_locked_out: 'Troppi tentativi. Attendi un po’, poi riprova.',
    device_hardware_error: 'Il dispositivo ha segnalato un errore. Riprova.',
    biometrics_sensor_error: 'Impossibile leggere l’impronta o il volto. Riprova.',
    internal_error: 'Impossibile usare la tua passkey. Riprova o scegli un altro metodo.',
    unanswered: 'La tua passkey non ha risposto. Riprova o scegli un altro metodo.',
    requestPending: 'Questa pagina sta già chiedendo una passkey. Ricaricala o scegli un altro metodo.',
  },
  passkeyList: {
    heading: 'Le tue passkey',
    none: 'Non hai ancora nessuna passkey.',
    unnamed: 'Passkey senza nome',
    lastUsed: 'Ultimo utilizzo: {time}',
    rename: 'Rinomina',
    renameOf: 'Rinomina {name}',
    name: 'Nome',
    enterName: 'Inserisci un nome.',
    save: 'Salva',
    cancel: 'Annulla',
    remove: 'Elimina',
    removeOf: 'Elimina {name}',
    confirm: 'Eliminare {name}? Non potrai più accedere con questa passkey.',
    created: 'La passkey è stata creata.',
    renamed: 'La passkey è stata rinominata.',
    removed: 'La passkey è stata eliminata.',
    signedOut: 'Accedi per gestire le tue passkey.',
  },
  proof,
} satisfies PasskeyTranslation;
