import type { Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import type { OpenWidget, Widget } from './fixtures.ts';

export interface Setting {
  readonly page: Page;
  readonly openWidget: OpenWidget;
  readonly emulator: EmulatorClient;
}

interface ShownScreen {
  readonly name: string;
  readonly title: string;
}

export interface ScreenCase extends ShownScreen {
  readonly open: (setting: Setting) => Promise<Widget>;
  /** The screens that the visitor goes on to from there. */
  readonly next?: readonly (ShownScreen & {
    readonly reach: (widget: Widget, setting: Setting) => Promise<unknown>;
  })[];
}
