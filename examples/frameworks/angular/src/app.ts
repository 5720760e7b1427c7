import 'auth-widget';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { AuthEventDetail, AuthSuccessEvent } from 'auth-widget';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  host: { '(window:hashchange)': 'follow()' },
  template: `
    <nav><a href="#sign-in">Sign in</a> <a href="#about">About</a></nav>
    @if (hash() === '#about') {
      <h1>About</h1>
    } @else {
      <button (click)="dark.set(!dark())">Dark</button>
      <button (click)="email.set(!email())">Add email</button>
      <auth-widget
        public-token="public-token-test-00000000-0000-4000-8000-000000000000"
        api-url="http://localhost:4010"
        products="otp"
        [attr.otp-methods]="email() ? 'sms email' : 'sms'"
        [attr.color-scheme]="dark() ? 'dark' : 'light'"
        [config]="{ sessionOptions: { sessionDurationMinutes: 45 } }"
        [callbacks]="callbacks"
        (auth-success)="signedIn($event)"
      ></auth-widget>
      <p>Last event: {{ last() }}</p>
    }
    <p role="status">{{ user() && 'Signed in as ' + user() }}</p>
  `,
})
export class App {
  readonly hash = signal(location.hash);
  readonly dark = signal(false);
  readonly email = signal(false);
  readonly last = signal('none yet');
  readonly user = signal('');
  readonly callbacks = { onEvent: ({ type }: AuthEventDetail) => this.last.set(type) };

  follow(): void {
    this.hash.set(location.hash);
  }

  signedIn({ detail }: AuthSuccessEvent): void {
    this.user.set(detail.user.user_id);
  }
}
