/** The element, as the app inside it sees it. */

import type { LightFields } from '../../kit/light-fields/light-fields.ts';
import type { FieldComponents } from '../../kit/ui/field-components.ts';
import type { AuthErrorDetail } from '../../settings/types.ts';
import type { FlowTypes } from '../flow-types.ts';

export interface Commands {
  /** Returns to the first screen and discards what the visitor typed. */
  reset(): void;
  /** Shows the host's `toasts`. Missing until the app is there, which shows them by itself then. */
  showToasts?(): void;
}

export interface Host {
  /** Prefix of the widget's ids. */
  readonly id: string;
  /** Name of the current screen. */
  readonly screen: string;
  /** The screens that the page has been told of, in order, since the widget was mounted. */
  readonly told: readonly string[];
  /** The texts of toasts that the page has asked for. The app takes out what it shows. */
  readonly toasts: string[];
  /** Whether the page wants the fields in the element itself. */
  readonly wantsLightFields?: boolean;
  /** Those fields, once their code has loaded. */
  lightFields?: LightFields;
  /** How the app renders them. */
  fieldComponents?: FieldComponents;
  /** Whether the element is in a document. */
  readonly isConnected: boolean;
  /** Whether the first field takes the focus when the element comes into view. */
  readonly autofocus?: boolean;
  /** The URL that the page's relative URLs are resolved against. An `<img name=baseURI>` can replace the document's. */
  readonly baseURI: string;
  /** Where to go after a sign-in; undefined if the page has canceled the last `auth-success`. May be no URL at all. */
  readonly successUrl: string | undefined;
  /** The first screen is ready to use. */
  ready(screen: string): void;
  screenChanged(screen: string, previous: string): void;
  event(detail: FlowTypes['authEvent']): void;
  error(detail: AuthErrorDetail): void;
  /** @returns what the page does before anything is sent, if anything; false if nothing may be sent */
  submit(detail: FlowTypes['submit']): Promise<unknown> | undefined | false;
  /** @returns what the page does before the visitor may go on, if anything */
  success(detail: FlowTypes['success']): Promise<unknown> | undefined;
  /** Gives the element the commands that the app accepts; undefined when the app unmounts. */
  attach(commands: Commands | undefined): void;
}
