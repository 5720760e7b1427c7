import type { Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import type { OpenWidget, Widget } from './fixtures.ts';

export interface Setting {
  readonly page: Page;
  readonly openWidget: OpenWidget;
  readonly emulator: EmulatorClient;
}

export interface ScreenCase {
  readonly name: string;
  readonly title: string;
  readonly open: (setting: Setting) => Promise<Widget>;
}
