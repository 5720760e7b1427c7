import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import fc, { type Arbitrary, type IAsyncProperty } from 'fast-check';

export interface Property {
  /** What holds, whatever the input. */
  readonly name: string;
  readonly property: IAsyncProperty<unknown>;
}

/** Seconds of processor time. Inputs are short, so that only what grows out of proportion takes as long. */
const MOST_SECONDS = 5;

/** Where each input is written to before it is tried, for the one that hangs. */
let traceFile: string | undefined;

export function traceTo(file: string): void {
  traceFile = file;
}

/** @param check throws for an input that breaks the property */
export function property<Inputs extends [unknown, ...unknown[]]>(
  name: string,
  inputs: { readonly [Index in keyof Inputs]: Arbitrary<Inputs[Index]> },
  check: (...inputs: Inputs) => unknown,
): Property {
  return {
    name,
    property: fc.asyncProperty(fc.tuple(...inputs), async (given) => {
      if (traceFile !== undefined) writeFileSync(traceFile, fc.stringify(given));
      const before = process.cpuUsage();
      await check(...(given as Inputs));
      const seconds = process.cpuUsage(before).user / 1e6;
      assert.ok(seconds < MOST_SECONDS, `takes ${seconds} s`);
    }) as IAsyncProperty<unknown>,
  };
}
