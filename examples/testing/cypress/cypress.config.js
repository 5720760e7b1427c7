import { EmulatorClient } from 'auth-widget-emulator/client';
import { defineConfig } from 'cypress';

const emulator = new EmulatorClient('http://localhost:4010');

export default defineConfig({
  includeShadowDom: true,
  e2e: {
    baseUrl: 'http://localhost:4173',
    setupNodeEvents(on) {
      on('task', {
        // Cypress takes undefined for a task that forgot to return something.
        resetEmulator: () => emulator.reset().then(() => null),
        message: (to) => emulator.message({ to }),
      });
    },
  },
});
