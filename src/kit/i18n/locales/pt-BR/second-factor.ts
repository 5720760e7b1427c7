import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'Uma segunda etapa protege a sua conta.',
    openApp: 'Abrir no seu app',
    passkeyHeading: 'Use sua chave de acesso',
    passkeyText: 'Confirme que é você com sua digital, seu rosto ou o bloqueio de tela.',
    codesLeft: {
      one: '{count} código de recuperação restante',
      other: '{count} códigos de recuperação restantes',
    },
    fewCodes: 'Para obter novos códigos, remova o app e configure-o de novo.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
