import type { Page } from '@playwright/test';
import type { EmulatorClient } from '../emulator.ts';
import type { Attributes } from '../host-page.ts';
import type { Business, Seed } from './fixtures.ts';

export interface Steps {
  readonly page: Page;
  readonly business: Business;
  readonly emulator: EmulatorClient;
}

interface ShownScreen {
  /** The screen's name, and what is special about it. */
  readonly name: string;
  /** Text of its only heading, in which `{organization}` is Acme. */
  readonly title: string;
}

export interface BusinessScreen extends ShownScreen {
  readonly attributes?: Attributes;
  /** What is special about Acme. */
  readonly organization?: Seed;
  /** From the first screen to this one. */
  readonly reach?: (steps: Steps) => Promise<unknown>;
  /** The screens that the visitor goes on to from there. */
  readonly next?: readonly (ShownScreen & { readonly reach: (steps: Steps) => Promise<unknown> })[];
}

export async function signInByCode({ business }: Pick<Steps, 'business'>): Promise<void> {
  await business.submitEmail();
  await business.enterCode();
}
