import { tabStorage } from '../../kit/lib/storage.ts';

/**
 * Holds the flow, how the tab left, a timestamp in ms, and `exposed` if a stranger could have sent the tab elsewhere
 * meanwhile.
 */
export const DEPARTURE_KEY = 'auth-widget:left-for-provider';

/** Whether `<auth-account>` was the last to leave this tab for a provider. The token that comes back is not for widgets. */
export const hasLeftForAccount = (): boolean =>
  tabStorage.read(DEPARTURE_KEY)?.startsWith('account:') ?? false;
