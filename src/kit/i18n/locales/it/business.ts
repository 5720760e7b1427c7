import type { BusinessTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';

export default {
  organization: {
    heading: 'Continua su {organization}',
    looking: 'Ricerca dell’organizzazione',
    checkAgain: 'Controlla di nuovo',
    notFoundHeading: 'Organizzazione non trovata',
    notFound:
      'A questo indirizzo non c’è nessuna organizzazione. Controlla il link o chiedi a chi te l’ha inviato.',
    demandedHeading: 'Conferma la tua identità',
    demanded: 'Per continuare su {organization}, accedi in uno di questi modi.',
    backToList: 'Torna alle tue organizzazioni',
  },
  discovery: {
    heading: 'Scegli un’organizzazione',
    signedInAs: 'Hai effettuato l’accesso come {email}.',
    loading: 'Caricamento delle tue organizzazioni',
    search: 'Cerca un’organizzazione',
    matches: { one: '{count} organizzazione trovata', other: '{count} organizzazioni trovate' },
    join: 'Unisciti a {organization}',
    acceptInvite: 'Accetta l’invito di {organization}',
    noneHeading: 'Nessuna organizzazione',
    none: '{email} non appartiene ancora a un’organizzazione.',
    noneClosed:
      '{email} non appartiene a nessuna organizzazione. Chiedi un invito a un amministratore o usa un altro indirizzo.',
    create: 'Crea un’organizzazione',
    name: 'Nome dell’organizzazione',
    namePlaceholder: 'Esempio S.r.l.',
    otherEmail: 'Usa un altro indirizzo email',
  },
  emailMethod: {
    heading: 'Come vuoi accedere?',
    text: 'Invieremo un’email a {email}.',
  },
  business: {
    usePassword: 'Usa una password',
    signedIn: 'Hai effettuato l’accesso a {organization}.',
    signedInAs: 'Hai effettuato l’accesso a {organization} come {account}.',
    sso: 'Continua con SSO',
    connection: 'Continua con {connection}',
    errorHeading: 'Non hai accesso',
  },
  businessPassword: {
    emailHeading: 'Accedi con una password',
    heading: 'Inserisci la password',
    forgot: 'Registrati o reimposta la password',
    forgotHeading: 'Imposta una nuova password',
    forgotText: 'Ti invieremo un link per impostare una password.',
    verify:
      'È stato inviato un link a {email}. Aprilo per verificare il tuo indirizzo e scegliere una password.',
    setNew: 'È stato inviato un link a {email} per impostare una nuova password.',
  },
  sso: {
    emailHeading: 'Trova l’accesso della tua organizzazione',
    emailText: 'Inserisci il tuo indirizzo email di lavoro e troveremo come accede la tua organizzazione.',
    menuHeading: 'Scegli come accedere',
    menuText: '{email} può accedere con:',
    slugHeading: 'Di quale organizzazione si tratta?',
    slugText:
      'Non abbiamo trovato nessun accesso per {email}. Inserisci il nome breve della tua organizzazione, come appare nel suo indirizzo web.',
    slug: 'Nome breve dell’organizzazione',
    slugPlaceholder: 'esempio-srl',
    otherWay: 'Scegli un altro modo per accedere',
  },
  mfa: {
    ...mfa,
    chooseEnrolledHeading: 'Scegli un secondo passaggio',
    choose: 'La tua organizzazione richiede un secondo passaggio quando accedi.',
  },
  errors: {
    ...mfaErrors,
    organizationLookup: 'Non è stato possibile cercare l’organizzazione. Riprova.',
    noMethods:
      '{organization} non consente nessuno dei metodi di accesso di questa pagina. Rivolgiti a un amministratore di {organization}.',
    cannotJoin:
      'Non puoi unirti a {organization} con questo account. Chiedi un invito a un amministratore o usa un altro indirizzo.',
    organizationName: 'Inserisci un nome per l’organizzazione.',
    slugUnknown: 'Nessuna organizzazione ha questo nome. Controllalo e riprova.',
    noSso: 'Questa organizzazione non usa l’SSO. Scegli un altro modo per accedere.',
    notMember:
      'Questo indirizzo non ha accesso a {organization}. Chiedi un invito a un amministratore o usa un altro indirizzo.',
    passwordsApart:
      'Qui le password appartengono a un’organizzazione. Accedi in un altro modo o apri la pagina di accesso della tua organizzazione.',
    domainClaimed:
      'Il dominio di questo indirizzo appartiene a un’altra organizzazione. Usa un altro indirizzo o rivolgiti al suo amministratore.',
    phoneTaken: 'Questo numero è già usato nell’organizzazione. Usane un altro.',
    notAllowed: 'L’organizzazione non lo consente. Accedi in un altro modo o rivolgiti a un amministratore.',
    organizationNameRefused: 'Questo nome non può essere usato. Scegline un altro.',
  },
} satisfies BusinessTranslation;
