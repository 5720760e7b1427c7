import type { SessionTexts } from '../../catalogue.ts';

export const session = {
  signIn: 'Fazer login',
  signOut: 'Sair',
  account: 'Conta',
  accountOf: 'Conta: {account}',
  manage: 'Gerenciar conta',
  signOutFailed:
    'Sua sessão continua aberta porque o serviço de login não respondeu. Saia novamente para encerrá-la apenas neste dispositivo.',
  unconfirmed: 'O serviço de login está indisponível no momento.',
} satisfies SessionTexts['session'];

export const retry = 'Tentar novamente';

export const organizations = {
  organizations: 'Organizações',
  failed: 'Não foi possível abrir a organização. Tente novamente.',
} satisfies SessionTexts['organizations'];

export const unavailable = {
  heading: 'Tente novamente em um minuto',
  explanation: 'No momento, não podemos verificar se você está conectado. Sua sessão não foi encerrada.',
} satisfies SessionTexts['unavailable'];
