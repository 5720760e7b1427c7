import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: 'Confirme que é você',
  usePasskey: 'Usar uma chave de acesso',
  useApp: 'Usar um app autenticador',
  appText: 'Digite o código de 6 dígitos que seu app autenticador mostra.',
  sendCode: 'Enviar um código para {destination}',
  cancel: 'Cancelar',
  passkeyFailed: 'Não foi possível usar sua chave de acesso. Tente novamente ou escolha outra forma.',
  lost: 'Não consigo mais usar isto',
  lossReported: 'Este site foi avisado e entrará em contato com você.',
  none: 'Não é possível confirmar aqui. Faça login novamente e tente outra vez.',
} satisfies ProofTexts;
