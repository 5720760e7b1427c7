import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { classOf } from '../kit/theme/class-names.ts';
import { ButtonContent, buttonBox, buttonColors } from '../kit/ui/button.tsx';
import {
  actionRow,
  besideIcon,
  cardRow,
  cardRows,
  dangerButton,
  editing,
  mainButton,
  question,
  questionText,
  quietButton,
  removalButton,
  rowActions,
  rowIcon,
  rowNote,
  rowTitle,
  sectionContent,
  sectionHeading,
  sectionRow,
} from '../kit/ui/card-styles.ts';
import { onEscape } from '../kit/ui/focus.ts';
import { visuallyHidden } from '../kit/ui/styles.ts';
import { useVisitor } from './visitor.ts';

/** Leaves what is open by Escape, unless an answer is awaited. A dialog around it stays open. */
function useEscape(box: RefObject<HTMLElement | null>, leave: () => void): void {
  const isBusy = useVisitor().state.awaited > 0;
  const close = useEffectEvent(leave);
  useEffect(() => {
    const { current: node } = box;
    return isBusy || !node ? undefined : onEscape(node, () => close());
  }, [box, isBusy]);
}

interface SectionProps {
  readonly name: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A row of the card: its name, and beside or below that what it has. */
export function Section({ name, heading, children }: SectionProps) {
  const id = `${name}-heading`;
  return (
    <section aria-labelledby={id} data-section={name} className={classOf(sectionRow)}>
      <h2 id={id} tabIndex={-1} part="header" className={classOf(sectionHeading)}>
        {heading}
      </h2>
      <div className={classOf(sectionContent)}>{children}</div>
    </section>
  );
}

interface RowProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** Smaller, below the title. */
  readonly notes?: readonly ReactNode[];
  /** Buttons. */
  readonly children?: ReactNode;
}

/** A row of the account: one thing that the visitor has, and its actions. */
export function Row({ icon, title, notes = [], children }: RowProps) {
  return (
    <div className={classOf(cardRow)}>
      {icon !== undefined && <span className={classOf(rowIcon)}>{icon}</span>}
      <div className={classOf(besideIcon)}>
        <div className={classOf(rowTitle)}>
          <span>{title}</span>
          {notes.map((note, index) => (
            <span key={index} part="helper" className={classOf(rowNote)}>
              {note}
            </span>
          ))}
        </div>
        {children !== undefined && <div className={classOf(rowActions)}>{children}</div>}
      </div>
    </div>
  );
}

/** Rows, of which screen readers hear the number. In WebKit, a list without markers loses the list role. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classOf(cardRows)}>
      {children}
    </ul>
  );
}

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface PressProps {
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  /** Of the request that it has begun. */
  readonly busy?: boolean;
  /** True if it can be pressed while an answer is awaited. */
  readonly whileBusy?: boolean;
  /** The label for screen readers, instead of the text. */
  readonly spoken?: string;
  /** The task that it opens, and on what: it has the focus again at the end. */
  readonly opens?: string;
  readonly of?: string | undefined;
  readonly icon?: ReactNode;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A button as wide as its text. While an answer is awaited, it keeps its focus and does nothing. */
export function Press(props: PressProps) {
  const {
    variant = 'secondary',
    type = 'button',
    busy = false,
    whileBusy = false,
    onPress,
    children,
  } = props;
  const isBusy = useVisitor().state.awaited > 0;
  const { spoken, opens, of, icon } = props;
  const isOff = busy || (isBusy && !whileBusy);
  const isRemoval = opens === 'remove';
  return (
    <button
      type={type}
      part={`button button-${variant === 'primary' || variant === 'danger' ? 'primary' : 'secondary'}`}
      data-opens={opens}
      data-of={of}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onPress?.();
      }}
      className={classOf(
        buttonBox,
        buttonColors[variant === 'primary' || variant === 'danger' ? 'primary' : 'secondary'],
        { width: 'auto' },
        (variant === 'primary' || variant === 'danger') && mainButton,
        variant === 'danger' && dangerButton,
        variant === 'quiet' && quietButton,
        isRemoval && removalButton,
        isOff && !busy && { opacity: 0.6, cursor: 'default' },
      )}
    >
      <ButtonContent busy={busy} icon={icon}>
        {/* Not `aria-label`, which may have the label of the field in it: tests of pages find the field by that. */}
        <span aria-hidden={spoken === undefined ? undefined : true}>{children}</span>
        {spoken !== undefined && <span className={classOf(visuallyHidden)}>{spoken}</span>}
      </ButtonContent>
    </button>
  );
}

/** Buttons below a form or a question. */
export function Actions({
  column = false,
  children,
}: {
  readonly column?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={classOf(actionRow, column && { flexDirection: 'column', alignItems: 'start' })}>
      {children}
    </div>
  );
}

interface AskProps {
  readonly heading: ReactNode;
  /** For screen readers alone. */
  readonly isHidden?: boolean;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** A question, or a form with a heading, which Escape leaves. */
export function Ask({ heading, isHidden = false, onEscape, children }: AskProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEscape(box, onEscape);
  return (
    <div ref={box} role="group" aria-labelledby={id} className={classOf(question)}>
      <p id={id} className={classOf(isHidden ? visuallyHidden : questionText)}>
        {heading}
      </p>
      {children}
    </div>
  );
}

/** A form in place of what it changes, which Escape leaves. */
export function Editing({ children }: { readonly children: ReactNode }) {
  const { send } = useVisitor();
  const box = useRef<HTMLDivElement>(null);
  useEscape(box, () => send({ type: 'left' }));
  return (
    <div ref={box} className={classOf(editing)}>
      {children}
    </div>
  );
}
