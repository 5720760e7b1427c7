/** Compiled in the browser (JIT), because Angular's own builder takes another 150 MB. The component is the same. */
import '@angular/compiler';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app.ts';

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] }).catch((error: unknown) =>
  console.error(error),
);
