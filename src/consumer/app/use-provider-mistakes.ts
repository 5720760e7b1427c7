import { useEffect, useEffectEvent } from 'react';
import { PROVIDER_TITLES } from '../../kit/i18n/reason.ts';
import { hasOwn } from '../../kit/lib/objects.ts';
import type { ArrivalProps } from '../../shell/app/flow.ts';
import type { Consumer } from '../flow/types.ts';

/** Visitors see a button without a name (2.10), or none (2.11), or come back to another route: nobody but the page's author can mend it. */
export function useProviderMistakes({ settings, config }: ArrivalProps<Consumer>): void {
  const types = config.oauth.providers.map(({ type }) => type);
  const isOffered = settings.form === 'login' && config.products.includes('oauth');
  const hasRoute = /^#!?\//.test(location.hash);
  const isMistaken = hasRoute || types.length === 0 || types.some((type) => !hasOwn(PROVIDER_TITLES, type));
  const mistaken = isOffered && isMistaken ? types.join(' ') : undefined;
  const tell = useEffectEvent(async () => {
    const { providerMistakes } = await import('../../advice/provider-mistakes.ts');
    for (const { setting, message } of providerMistakes(config, location))
      console.error(`auth-widget: ${setting} ${message}`);
  });
  useEffect(() => {
    // If the chunk cannot be loaded, the form works just as well without the message.
    if (mistaken !== undefined) tell().catch(() => undefined);
  }, [mistaken]);
}
