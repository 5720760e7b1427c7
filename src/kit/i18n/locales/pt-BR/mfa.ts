import type { MfaErrors, MfaTexts } from '../../catalogue.ts';

export const mfa = {
  chooseHeading: 'Adicione uma segunda etapa',
  sms: 'Receber código por SMS',
  totp: 'Usar um app autenticador',
  smsEnrollHeading: 'Adicione seu número de telefone',
  smsEnroll: 'Enviaremos um código por SMS sempre que você fizer login.',
  smsSend: 'Enviar código',
  smsHeading: 'Digite o código',
  totpEnrollHeading: 'Adicione um app autenticador',
  totpEnroll: 'Escaneie o código QR com seu app autenticador ou digite a chave no app.',
  totpQr: 'Código QR para seu app autenticador',
  totpKey: 'Chave',
  copy: 'Copiar',
  copied: 'Copiado',
  download: 'Baixar',
  totpHeading: 'Digite o código do seu app',
  totpText: 'Digite o código de 6 dígitos que seu app autenticador mostra.',
  useRecovery: 'Usar um código de recuperação',
  recoveryText: 'Digite um dos códigos de recuperação que você salvou. Cada um funciona uma vez.',
  recoveryCode: 'Código de recuperação',
  saveHeading: 'Salve seus códigos de recuperação',
  save: 'Com um destes códigos, você faz login sem seu app autenticador. Guarde-os em um lugar seguro: cada um funciona uma vez.',
  saved: 'Já salvei',
} satisfies MfaTexts;

export const mfaErrors = {
  wrongRecoveryCode: 'Este código de recuperação não funciona. Confira-o ou use outro.',
  discoveryExpired: 'Este login não é mais válido. Faça login novamente.',
  appExpired: 'Esta chave não é mais válida. Configure seu app de novo.',
  codeUsed: 'Este código já foi usado. Digite o próximo.',
  clockOff:
    'Dois códigos não funcionaram. Confira se o seu telefone ajusta a hora automaticamente e digite o próximo código.',
} satisfies MfaErrors;
