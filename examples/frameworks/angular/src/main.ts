/** Compiled in the browser (JIT): Angular's own builder would bring 150 MB more. The component is the same. */
import '@angular/compiler';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app.ts';

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] }).catch((error: unknown) =>
  console.error(error),
);
