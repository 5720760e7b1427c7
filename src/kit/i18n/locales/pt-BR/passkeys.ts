import type { PasskeyTranslation } from '../../catalogue.ts';
import { proof } from './proof.ts';

export default {
  passkeys: {
    offerHeading: 'Faça login mais rápido da próxima vez',
    offer:
      'Crie uma chave de acesso e use só sua impressão digital, seu rosto ou o bloqueio de tela para fazer login.',
    create: 'Criar uma chave de acesso',
    notNow: 'Agora não',
    existing: 'Este dispositivo já tem uma chave de acesso para a sua conta.',
  },
  errors: {
    user_cancellation: 'Chave de acesso cancelada. Tente novamente ou escolha outra forma.',
    biometrics_not_available: 'Este navegador ou dispositivo não oferece suporte a chaves de acesso.',
    no_biometrics_enrolled:
      'Primeiro configure neste dispositivo um bloqueio de tela, a impressão digital ou o reconhecimento facial.',
    no_biometrics_registration: 'Esta chave de acesso não é mais válida aqui. Faça login de outra forma.',
    key_invalidated: 'Não foi possível verificar sua chave de acesso. Tente novamente.',
    keystore_unavailable: 'Não foi possível salvar sua chave de acesso. Tente novamente.',
    device_credentials_not_allowed: 'Esta página não pode usar chaves de acesso. Escolha outra forma.',
    session_expired: 'Sua sessão expirou. Faça login novamente.',
    user_locked_out: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
    device_hardware_error: 'Seu dispositivo informou um erro. Tente novamente.',
    biometrics_sensor_error: 'Não foi possível ler sua impressão digital ou seu rosto. Tente novamente.',
    internal_error: 'Não foi possível usar sua chave de acesso. Tente novamente ou escolha outra forma.',
    unanswered: 'Sua chave de acesso não respondeu. Tente novamente ou escolha outra forma.',
    requestPending: 'Esta página já está pedindo uma chave de acesso. Recarregue-a ou escolha outra forma.',
  },
  passkeyList: {
    heading: 'Suas chaves de acesso',
    none: 'Você ainda não tem chaves de acesso.',
    unnamed: 'Chave de acesso sem nome',
    lastUsed: 'Último uso: {time}',
    rename: 'Renomear',
    renameOf: 'Renomear {name}',
    name: 'Nome',
    enterName: 'Insira um nome.',
    save: 'Salvar',
    cancel: 'Cancelar',
    remove: 'Excluir',
    removeOf: 'Excluir {name}',
    confirm: 'Excluir {name}? Você não poderá mais fazer login com esta chave de acesso.',
    created: 'A chave de acesso foi criada.',
    renamed: 'A chave de acesso foi renomeada.',
    removed: 'A chave de acesso foi excluída.',
    signedOut: 'Faça login para gerenciar suas chaves de acesso.',
  },
  proof,
} satisfies PasskeyTranslation;
