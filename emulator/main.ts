#!/usr/bin/env node
import { startByCommand } from './command.ts';

try {
  const { output } = await startByCommand(process.argv.slice(2));
  process.stdout.write(output);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
