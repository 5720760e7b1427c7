import { createRef } from 'react';
import { flushSync } from 'react-dom';
import type { LightFields } from '../../light-fields/light-fields.ts';
import {
  AutofillInput,
  type FieldEvent,
  type FieldHandlers,
  type NativeInputProps,
} from '../autofill-input.ts';
import type { ShowField } from './place.ts';

type LightInputProps = NativeInputProps & {
  readonly fields: LightFields;
  readonly show: ShowField;
};

const ATTRIBUTES = [
  'aria-busy',
  'aria-invalid',
  'autoCapitalize',
  'autoComplete',
  'autoCorrect',
  'dir',
  'enterKeyHint',
  'inputMode',
  'maxLength',
  'placeholder',
  'readOnly',
  'spellCheck',
  'type',
] as const;

const HANDLERS: Readonly<Record<string, keyof FieldHandlers>> = {
  blur: 'onBlur',
  focus: 'onFocus',
  input: 'onInput',
  keyup: 'onKeyUp',
  paste: 'onPaste',
  pointerup: 'onPointerUp',
};

function setAttribute(node: Element, name: string, value: string | number | boolean | undefined): void {
  const text = name === 'readonly' && value === true ? '' : String(value);
  if (value === undefined || (name === 'readonly' && value === false)) node.removeAttribute(name);
  // Set to the same once more, some would end the history of what was typed.
  else if (node.getAttribute(name) !== text) node.setAttribute(name, text);
}

/**
 * A field that is a child of the page's element, slotted into its box. Not a portal: React could adopt no node of the
 * first screen in one, and with it neither the focus nor the text of an input method.
 */
export class LightInput extends AutofillInput<LightInputProps> {
  readonly #box = createRef<HTMLSpanElement>();
  readonly #gone = new AbortController();

  override componentDidMount() {
    const { fields, name, show } = this.props;
    const drawn = fields.claimField(name);
    const field = drawn ?? fields.createField(name);
    this.#dress(field);
    this.#listen(field);
    this.attach(field);
    if (!drawn) {
      this.start();
      show(field);
    }
    super.componentDidMount();
  }

  override componentDidUpdate(before: LightInputProps, state: unknown, text: string | undefined) {
    if (this.node) this.#dress(this.node);
    super.componentDidUpdate(before, state, text);
  }

  override componentWillUnmount() {
    super.componentWillUnmount();
    this.#gone.abort();
    if (this.node) this.props.fields.remove(this.node);
    this.attach(null);
  }

  #dress(field: HTMLInputElement): void {
    const { props } = this;
    for (const name of ATTRIBUTES) setAttribute(field, name.toLowerCase(), props[name]);
    // No id leads out of a root, so the field carries the texts themselves.
    setAttribute(field, 'aria-label', props['aria-label'] ?? this.#label?.textContent ?? undefined);
    setAttribute(field, 'aria-description', this.#description);
  }

  get #root(): ShadowRoot | undefined {
    return this.#box.current?.getRootNode() as ShadowRoot | undefined;
  }

  get #label(): HTMLElement | null | undefined {
    return this.props.id === undefined
      ? undefined
      : this.#root?.querySelector<HTMLElement>(`[for="${this.props.id}"]`);
  }

  get #description(): string | undefined {
    const ids = this.props['aria-describedby']?.split(' ') ?? [];
    // The text as it is shown has a break between two paragraphs.
    const texts = ids.flatMap((id) => this.#root?.getElementById(id)?.innerText ?? []);
    return texts.length > 0 ? texts.join(' ').replace(/\s+/g, ' ') : undefined;
  }

  #listen(field: HTMLInputElement): void {
    const { signal } = this.#gone;
    // React renders what follows at once, as for its own events: rendered later, it would move the caret.
    const on = (type: string, listener: (event: FieldEvent & Event) => void): void =>
      field.addEventListener(type, (event) => flushSync(() => listener(event as Event & FieldEvent)), {
        signal,
      });
    on('input', (event) => this.onInput(field, event));
    on('compositionstart', this.onCompositionStart);
    on('compositionend', this.onCompositionEnd);
    // Each is given the event that it is for.
    for (const [type, name] of Object.entries(HANDLERS))
      on(type, (event) => (this.props[name] as ((given: Event) => void) | undefined)?.(event));
    field.addEventListener('input', () => this.write(), { signal });
  }

  override render() {
    const { className, dir, fields, id, name, part } = this.props;
    const invalid = this.props['aria-invalid'] ? '' : undefined;
    const marks = { 'data-invalid': invalid, [fields.box]: '' };
    return (
      <span ref={this.#box} id={id} dir={dir} className={className} part={part} {...marks}>
        <slot name={fields.slotOf(name)} />
      </span>
    );
  }
}
