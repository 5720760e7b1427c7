/** Holds what emulators of page tests are sent and answer against Stytch's published API. */
import { expect } from '@playwright/test';
import { differencesOf } from '../../emulator/api-shapes/check.ts';
import type { Exchange } from '../../emulator/http/exchange.ts';

const differences = new Set<string>();

export function watchShapes(exchange: Exchange): void {
  for (const difference of differencesOf(exchange)) differences.add(difference);
}

/** Fails the test if anything since the last call differs. */
export function expectShapes(): void {
  const found = [...differences];
  differences.clear();
  expect(found, "differences from Stytch's API").toEqual([]);
}
