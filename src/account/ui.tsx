import { Fragment, type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { format } from '../kit/i18n/strings.ts';
import { Icon } from '../kit/icons/icon.tsx';
import { classOf } from '../kit/theme/class-names.ts';
import { ButtonContent, buttonBox, buttonColors } from '../kit/ui/button.tsx';
import {
  actionRow,
  cardRow,
  cardRows,
  dangerButton,
  editing,
  foot,
  mainButton,
  menuAtEnd,
  ownLine,
  question,
  questionText,
  quietAtEnd,
  quietAtStart,
  quietButton,
  removalButton,
  rowAction,
  rowHint,
  rowIcon,
  rowLabel,
  rowNote,
  rowText,
  sectionContent,
  sectionHeading,
  sectionRow,
} from '../kit/ui/card-styles.ts';
import { onEscape } from '../kit/ui/focus.ts';
import { Menu, type MenuItem } from '../kit/ui/menu.tsx';
import { visuallyHidden } from '../kit/ui/styles.ts';
import { Said } from './done.tsx';
import type { Task } from './state.ts';
import { useVisitor } from './visitor.ts';

/** Leaves what is open by Escape, unless an answer is awaited. A dialog around it stays open. */
function useEscape(box: RefObject<HTMLElement | null>, leave: () => void): void {
  const { isBusy } = useVisitor();
  const close = useEffectEvent(leave);
  useEffect(() => {
    const { current: node } = box;
    return isBusy || !node ? undefined : onEscape(node, () => close());
  }, [box, isBusy]);
}

interface SectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A row of the card: its name, and beside or below that what it has. */
export function Section({ heading, children }: SectionProps) {
  const { host, section } = useVisitor();
  const id = `${section}-heading`;
  // Of an account, the groups have headings, too.
  const isAlone = host.screen === 'Passkeys';
  const Heading = isAlone ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} data-section={section} className={classOf(sectionRow)}>
      <Heading id={id} tabIndex={-1} part="header" className={classOf(sectionHeading, !isAlone && rowLabel)}>
        {heading}
      </Heading>
      <div className={classOf(sectionContent)}>{children}</div>
    </section>
  );
}

interface RowProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** What that is, beside it: a text, and what can be done about that. */
  readonly role?: ReactNode;
  /** Smaller, below the title. */
  readonly notes?: readonly ReactNode[];
  /** A button, or a menu. */
  readonly children?: ReactNode;
}

/** A row of the account: one thing that the visitor has, and what can be done with it. */
export function Row({ icon, title, role, notes = [], children }: RowProps) {
  return (
    <div className={classOf(cardRow)}>
      {icon !== undefined && <span className={classOf(rowIcon)}>{icon}</span>}
      <div className={classOf(rowText)}>
        <span>{title}</span>
        {role}
        {notes.length > 0 && (
          <span part="helper" className={classOf(rowNote, ownLine)}>
            {notes.map((note, index) => (
              <Fragment key={index}>
                {index > 0 && ' · '}
                {note}
              </Fragment>
            ))}
          </span>
        )}
      </div>
      {children !== undefined && <div className={classOf(rowAction)}>{children}</div>}
    </div>
  );
}

/** That there is nothing yet: for screen readers alone if it can be added, which is then all that the row shows. */
export function None({ canAdd, children }: { readonly canAdd: boolean; readonly children: ReactNode }) {
  return <p className={classOf(canAdd ? visuallyHidden : rowHint)}>{children}</p>;
}

/** What is said in place of a value. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return <span className={classOf(rowHint)}>{children}</span>;
}

/** What a value is, such as verified. */
export function Role({ children }: { readonly children: ReactNode }) {
  return (
    <span part="helper" className={classOf(rowNote)}>
      {children}
    </span>
  );
}

interface RowMenuProps {
  /** What the row is about, for screen readers. */
  readonly of: string;
  readonly id: string;
  /** The tasks that the items open: the menu's button has the focus again at their end. */
  readonly opens: readonly Task['does'][];
  readonly busy?: boolean;
  readonly items: readonly MenuItem[];
}

/** What can be done with a row. */
export function RowMenu({ of, id, opens, busy = false, items }: RowMenuProps) {
  const { texts, isBusy } = useVisitor();
  return (
    <div className={classOf(menuAtEnd)}>
      <Menu
        label={format(texts.account.optionsOf, { contact: of })}
        items={items}
        busy={busy}
        off={isBusy}
        data={{ 'data-opens': opens.join(' '), 'data-of': id }}
      />
    </div>
  );
}

/** The end of a section: what can be added, and what has just been done. */
export function Foot({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={classOf(foot)}>
      {children}
      <Said />
    </div>
  );
}

export const PlusIcon = () => (
  <Icon size={16}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

/** Rows, of which screen readers hear the number. In WebKit, a list without markers loses the list role. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classOf(cardRows)}>
      {children}
    </ul>
  );
}

/** `quiet` has no border; neither have `trailing`, at the end of a row, and `removal`, which leads to a `danger`. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'trailing' | 'removal' | 'danger';

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
  const { isBusy } = useVisitor();
  const { spoken, opens, of, icon } = props;
  const isOff = busy || (isBusy && !whileBusy);
  const isMain = variant === 'primary' || variant === 'danger';
  const isQuiet = !isMain && variant !== 'secondary';
  return (
    <button
      type={type}
      part={`button button-${isMain ? 'primary' : 'secondary'}`}
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
        buttonColors[isMain ? 'primary' : 'secondary'],
        { width: 'auto' },
        isMain && mainButton,
        variant === 'danger' && dangerButton,
        isQuiet && quietButton,
        isQuiet && (variant === 'quiet' ? quietAtStart : quietAtEnd),
        variant === 'removal' && removalButton,
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
  const { leave } = useVisitor();
  const box = useRef<HTMLDivElement>(null);
  useEscape(box, leave);
  return (
    <div ref={box} className={classOf(editing)}>
      {children}
    </div>
  );
}
