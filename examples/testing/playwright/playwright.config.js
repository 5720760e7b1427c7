import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  // They share one emulator.
  workers: 1,
  use: {
    baseURL: 'http://localhost:4173',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  webServer: [
    {
      command: 'npx --no-install auth-widget-emulator --port 4010',
      url: 'http://localhost:4010/inbox',
      reuseExistingServer: !process.env.CI,
    },
    {
      command: 'npx vite preview --port 4173 --strictPort',
      url: 'http://localhost:4173',
      reuseExistingServer: !process.env.CI,
    },
  ],
});
