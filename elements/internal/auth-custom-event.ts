/** Bubbles and crosses shadow roots. */
export abstract class AuthCustomEvent<Type extends `auth-${string}`, Detail> extends CustomEvent<Detail> {
  declare readonly type: Type;

  constructor(type: Type, detail: Detail, cancelable = false) {
    super(type, { detail, bubbles: true, composed: true, cancelable });
  }
}
