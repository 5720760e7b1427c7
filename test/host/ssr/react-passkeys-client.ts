/** An app whose only element is the list of passkeys, in the browser only. */
import { createElement as h, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthPasskeys } from '../../../elements/react.ts';
import { propsOfPage } from './props.ts';

interface PageProps {
  readonly publicToken: string;
  readonly apiUrl: string;
}

function Account() {
  const [heard, setHeard] = useState<readonly string[]>([]);
  const [heading, setHeading] = useState('Keys');
  return [
    h('p', { key: 'heard' }, `Heard: ${heard.join(', ')}`),
    h('button', { key: 'rename', onClick: () => setHeading('Passkeys of the account') }, 'Another heading'),
    h(AuthPasskeys, {
      ...propsOfPage<PageProps>(),
      key: 'passkeys',
      id: 'passkeys',
      strings: { passkeyList: { heading } },
      onEvent: ({ detail }) => setHeard((before) => [...before, detail.type]),
      // Not from the start.
      onProofLost:
        heading === 'Keys'
          ? undefined
          : (event) => {
              event.waitUntil(Promise.resolve());
              setHeard((before) => [...before, event.type]);
            },
    }),
  ];
}

const container = document.querySelector('#app');
if (container) createRoot(container).render(h(StrictMode, null, h(Account)));
