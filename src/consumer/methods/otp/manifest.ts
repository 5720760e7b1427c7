import type { MethodManifest } from '../../method.ts';

const screens = () => import('./screens.tsx');

export const otp = {
  product: 'otp',
  blocks: (config) =>
    config.otp.methods.map((method) => ({
      kind: 'identifier',
      id: method,
      tab: method === 'sms' ? 'text' : method,
    })),
  main: () => import('./main.tsx'),
  screens: { OTPAuthenticate: screens, OTPConfirmation: screens },
} as const satisfies MethodManifest<'sms' | 'whatsapp' | 'email'>;
