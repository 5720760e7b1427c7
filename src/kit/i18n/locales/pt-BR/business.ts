import type { BusinessTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';

export default {
  organization: {
    heading: 'Continuar para {organization}',
    looking: 'Procurando a organização',
    checkAgain: 'Verificar de novo',
    notFoundHeading: 'Organização não encontrada',
    notFound: 'Não há nenhuma organização neste endereço. Confira o link ou pergunte a quem o enviou.',
    demandedHeading: 'Confirme que é você',
    demanded: 'Para continuar para {organization}, faça login de uma destas formas.',
    backToList: 'Voltar para suas organizações',
  },
  discovery: {
    heading: 'Escolha uma organização',
    signedInAs: 'Você fez login como {email}.',
    loading: 'Carregando suas organizações',
    search: 'Pesquisar uma organização',
    matches: { one: '{count} organização encontrada', other: '{count} organizações encontradas' },
    join: 'Entrar em {organization}',
    acceptInvite: 'Aceitar convite de {organization}',
    noneHeading: 'Nenhuma organização ainda',
    none: '{email} ainda não pertence a uma organização.',
    noneClosed:
      '{email} não pertence a nenhuma organização. Peça um convite a um administrador ou use outro endereço.',
    create: 'Criar uma organização',
    name: 'Nome da organização',
    namePlaceholder: 'Exemplo Ltda.',
    otherEmail: 'Usar outro endereço de e-mail',
  },
  emailMethod: {
    heading: 'Como você quer fazer login?',
    text: 'Enviaremos um e-mail para {email}.',
  },
  business: {
    usePassword: 'Usar uma senha',
    signedIn: 'Você fez login em {organization}.',
    signedInAs: 'Você fez login em {organization} como {account}.',
    sso: 'Continuar com SSO',
    connection: 'Continuar com {connection}',
    errorHeading: 'Você não tem acesso',
  },
  businessPassword: {
    emailHeading: 'Fazer login com senha',
    heading: 'Digite sua senha',
    forgot: 'Cadastrar-se ou redefinir a senha',
    forgotHeading: 'Defina uma nova senha',
    forgotText: 'Enviaremos um link para você definir uma senha.',
    verify: 'Um link foi enviado para {email}. Abra-o para confirmar seu endereço e escolher uma senha.',
    setNew: 'Um link para definir uma nova senha foi enviado para {email}.',
  },
  sso: {
    emailHeading: 'Encontre o login da sua organização',
    emailText: 'Digite seu endereço de e-mail do trabalho e encontraremos como sua organização faz login.',
    menuHeading: 'Escolha como fazer login',
    menuText: '{email} pode fazer login com:',
    slugHeading: 'Qual é a organização?',
    slugText:
      'Não encontramos nenhum login para {email}. Digite o nome curto da sua organização, como aparece no endereço dela na web.',
    slug: 'Nome curto da organização',
    slugPlaceholder: 'exemplo-ltda',
    otherWay: 'Escolher outra forma de fazer login',
  },
  mfa: {
    ...mfa,
    chooseEnrolledHeading: 'Escolha uma segunda etapa',
    choose: 'Sua organização pede uma segunda etapa no login.',
  },
  errors: {
    ...mfaErrors,
    organizationLookup: 'Não foi possível procurar a organização. Tente novamente.',
    noMethods:
      '{organization} não permite nenhuma das formas de login desta página. Fale com um administrador de {organization}.',
    cannotJoin:
      'Você não pode entrar em {organization} com esta conta. Peça um convite a um administrador ou use outro endereço.',
    organizationName: 'Digite um nome para a organização.',
    slugUnknown: 'Nenhuma organização tem este nome. Confira e tente novamente.',
    noSso: 'Esta organização não usa SSO. Escolha outra forma de fazer login.',
    notMember:
      'Este endereço não tem acesso a {organization}. Peça um convite a um administrador ou use outro endereço.',
    passwordsApart:
      'Aqui, as senhas pertencem a uma organização. Faça login de outra forma ou abra a página de login da sua organização.',
    domainClaimed:
      'O domínio deste endereço pertence a outra organização. Use outro endereço ou fale com o administrador dela.',
    phoneTaken: 'Este número já é usado na organização. Use outro.',
    notAllowed: 'A organização não permite isso. Faça login de outra forma ou fale com um administrador.',
    organizationNameRefused: 'Este nome não pode ser usado. Escolha outro.',
  },
} satisfies BusinessTranslation;
