import type { ScreensOf } from '../../method.ts';
import { PasskeyOffer } from './screens/passkey-offer.tsx';

export { offerPasskey } from './offer.ts';

export const screens: ScreensOf<'PasskeyOffer'> = { PasskeyOffer: { View: PasskeyOffer } };
