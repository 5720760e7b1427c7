import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classOf } from '../../../kit/theme/class-names.ts';
import { css } from '../../../kit/theme/css.ts';
import { token } from '../../../kit/theme/tokens.ts';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { useScopedId } from '../../../kit/ui/form.tsx';
import { ExternalLink } from '../../../kit/ui/sentence.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { field, focusRing } from '../../../kit/ui/styles.ts';
import { Helper } from '../../../kit/ui/text.tsx';
import type { TermsOptions } from '../../../settings/types.ts';
import { useRunner } from '../../../shell/runner/use-runner.ts';
import { useLocale, useStrings } from '../../../shell/runner/use-strings.ts';
import { AgreementContext } from '../../../shell/views/agreement.ts';
import { useIsKnown } from '../../../shell/views/last-used.tsx';
import type { Consumer } from '../../flow/types.ts';
import { acceptedOf, askedOf, leadsOn } from './asked.ts';

interface DocumentsProps {
  readonly terms: TermsOptions;
  /** Contains `{documents}`. */
  readonly text: string;
}

/** A sentence with links to the documents. */
function Documents({ terms: { termsUrl, privacyUrl }, text }: DocumentsProps) {
  const { terms: names } = useStrings();
  const documents = [
    { name: names.terms, href: termsUrl },
    { name: names.privacy, href: privacyUrl },
  ].filter(({ href }) => href !== undefined);
  const list = new Intl.ListFormat(useLocale()).formatToParts(documents.map(({ name }) => name));
  const [before, after = ''] = text.split('{documents}');
  return (
    <>
      {before}
      {list.map(({ type, value }, index) => {
        const { href } = documents.find(({ name }) => type === 'element' && name === value) ?? {};
        if (href === undefined) return value;
        return (
          // The parts of a sentence never change their order.
          <ExternalLink key={index} href={href}>
            {value}
          </ExternalLink>
        );
      })}
      {after}
    </>
  );
}

interface ConsentProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly terms: TermsOptions;
  readonly isTicked: boolean;
  /** True if the visitor wanted to go on without it. */
  readonly isMissed: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

/** The box, with its sentence and its error. */
function Consent({ ref, terms, isTicked, isMissed, onChange }: ConsentProps) {
  const strings = useStrings();
  const id = useScopedId('terms');
  const errorId = `${id}-error`;
  return (
    <div className={classOf(field)}>
      <Helper>
        <label htmlFor={id} className={classOf(label)}>
          <input
            ref={ref}
            id={id}
            type="checkbox"
            name="terms"
            required
            checked={isTicked}
            onChange={({ currentTarget: { checked } }) => onChange(checked)}
            aria-invalid={isMissed || undefined}
            aria-describedby={isMissed ? errorId : undefined}
            className={classOf(checkbox)}
          />
          <span>
            <Documents terms={terms} text={strings.terms.agree} />
          </span>
        </label>
      </Helper>
      <ErrorText id={errorId}>{isMissed ? strings.errors.terms : undefined}</ErrorText>
    </div>
  );
}

/**
 * Asks `mayPass` whenever something inside is pressed or submitted that leads on, and keeps that from happening if not. One listener
 * for all ways, so that none can go without.
 */
function useGate(inside: RefObject<HTMLElement | null>, isClosed: boolean, mayPass: () => boolean): void {
  const listener = useEffectEvent((event: Event): void => {
    if (!leadsOn(event.type, event.target as Element) || mayPass()) return;
    event.preventDefault();
    event.stopPropagation();
  });
  // In the same task as the render: a button can be pressed before other effects run.
  useLayoutEffect(() => {
    if (!isClosed) return;
    const opened = new AbortController();
    const options = { capture: true, signal: opened.signal };
    for (const type of ['click', 'submit']) inside.current?.addEventListener(type, listener, options);
    return () => opened.abort();
  }, [inside, isClosed]);
}

export interface TermsProps {
  readonly terms: TermsOptions;
  /** True if a form shows the line above its button. */
  readonly hasForm: boolean;
  /** Whether the visitor has ticked the box before. */
  readonly agreed: boolean | undefined;
  readonly onChange: (agreed: boolean) => void;
  /** The ways to sign in. */
  readonly children: ReactNode;
}

/** The page's terms, and the ways to sign in, none of which leads on until the visitor has agreed, if they have to. */
export function Terms({ terms, hasForm, agreed = false, onChange, children }: TermsProps) {
  const { terms: texts } = useStrings();
  const runner = useRunner<Consumer>();
  const asked = askedOf(terms, useIsKnown());
  const ways = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const isTold = useRef(false);
  const [isTicked, setTicked] = useState(agreed);
  const [isMissed, setMissed] = useState(false);

  const change = (ticked: boolean): void => {
    isTold.current = false;
    setMissed(false);
    setTicked(ticked);
    onChange(ticked);
  };
  useGate(ways, asked === 'box', () => {
    if (!box.current?.checked) {
      // Cleared first, so that a screen reader announces the same sentence again.
      flushSync(() => setMissed(false));
      flushSync(() => setMissed(true));
      box.current?.focus();
      runner.report('validation', 'terms');
      return false;
    }
    if (!isTold.current) runner.emit({ type: 'TERMS_ACCEPTED', data: acceptedOf(terms, new Date()) });
    isTold.current = true;
    return true;
  });

  const lines = {
    box: <Consent ref={box} terms={terms} isTicked={isTicked} isMissed={isMissed} onChange={change} />,
    sentence: (
      <Helper>
        <Documents terms={terms} text={texts.continuing} />
      </Helper>
    ),
    nothing: null,
  };
  const line = lines[asked];
  return (
    <AgreementContext value={{ line: hasForm && line, isGiven: asked !== 'box' || isTicked }}>
      <Stack ref={ways} gap={24}>
        {children}
        {!hasForm && line}
      </Stack>
    </AgreementContext>
  );
}

/** As high as a finger needs, with the box beside the first line. */
const label = css({
  display: 'flex',
  gap: 10,
  paddingBlock: 2,
  color: token('colors.text'),
  cursor: 'pointer',
});

const checkbox = css({
  // The browser's own, in the theme's color.
  appearance: 'auto',
  flex: 'none',
  width: 18,
  height: 18,
  margin: 1,
  accentColor: token('colors.primary'),
  cursor: 'pointer',
  '&[aria-invalid=true]': { outline: `2px solid ${token('colors.error')}`, outlineOffset: 2 },
  '&:focus-visible': focusRing,
});
