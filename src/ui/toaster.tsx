import sonnerText from 'virtual:sonner-styles';
import { css } from '@emotion/react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { CheckIcon } from '../icons/check.tsx';
import { addGlobalStyles } from '../theme/style-cache.ts';
import { token } from '../theme/tokens.ts';
import { reset } from './styles.ts';

export type ToastKind = 'success' | 'error';

const durations: Readonly<Record<ToastKind, number>> = { success: 2000, error: 4000 };
const greatestNumber = 20;

/** What is on show in each mounted toaster, oldest first. */
const shown = new Map<string, (string | number)[]>();
/** What was said before the toaster, which comes lazily, had mounted. */
const waiting = new Map<string, { kind: ToastKind; text: string }[]>();

/** Shows a toast in the toaster of that id; one that is yet to mount shows it then. */
export function showToast(id: string, kind: ToastKind, text: string): void {
  const open = shown.get(id);
  if (open === undefined) {
    waiting.set(id, [...(waiting.get(id) ?? []), { kind, text }].slice(-greatestNumber));
    return;
  }
  const forget = ({ id: gone }: { id: string | number }) => {
    const index = open.indexOf(gone);
    if (index >= 0) open.splice(index, 1);
  };
  open.push(
    toast.custom(() => <ToastCard kind={kind} text={text} />, {
      toasterId: id,
      duration: durations[kind],
      onAutoClose: forget,
      onDismiss: forget,
    }),
  );
  const oldest = open.length > greatestNumber ? open.shift() : undefined;
  if (oldest !== undefined) toast.dismiss(oldest);
}

/** Where toasts of this id appear: a polite live region that is there before its first toast. */
export function Toaster({ id, label, dir }: { id: string; label: string; dir: 'ltr' | 'rtl' }) {
  useEffect(() => {
    addGlobalStyles(sonnerText);
    // After sonner has subscribed, and not in a mount that strict mode takes back at once.
    const start = setTimeout(() => {
      shown.set(id, []);
      for (const { kind, text } of waiting.get(id) ?? []) showToast(id, kind, text);
      waiting.delete(id);
    });
    return () => {
      clearTimeout(start);
      for (const open of shown.get(id) ?? []) toast.dismiss(open);
      shown.delete(id);
    };
  }, [id]);

  return (
    <Sonner
      id={id}
      customAriaLabel={label}
      // sonner would take the page's direction; the widget may have another.
      dir={dir}
      position="top-center"
      // In right-to-left text sonner would move small screens' toasts by these to the wrong side.
      mobileOffset={noSideOffset}
      visibleToasts={greatestNumber}
      expand
      gap={8}
      hotkey={noHotkey}
    />
  );
}

const noSideOffset = { left: 0, right: 0 };

/** sonner's own Alt+T would take a shortcut from the page. */
const noHotkey: string[] = [];

function ToastCard({ kind, text }: { kind: ToastKind; text: string }) {
  return (
    <div part="toast" css={[card, { background: token(`colors.${kind}`) }]}>
      <span css={iconPlace}>{kind === 'success' ? <CheckIcon size={20} /> : <AlertGlyph />}</span>
      <span css={[reset, { flex: 1, minWidth: 0 }]}>{text}</span>
    </div>
  );
}

function AlertGlyph() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" css={alertGlyph}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5m0 3.4v.1" />
    </svg>
  );
}

const card = css(reset, {
  display: 'flex',
  gap: 12,
  width: 'min(356px, calc(100vw - 32px))',
  // Under 600px sonner makes its list as wide as the screen.
  marginInline: 'auto',
  paddingBlock: 12,
  paddingInline: 16,
  borderRadius: token('container.borderRadius'),
  // The ground of the widget contrasts with both colours in both presets.
  color: token('container.backgroundColor'),
  boxShadow: '0 4px 8px rgb(0 0 0 / 10%), 0 12px 32px rgb(0 0 0 / 18%)',
  fontFamily: token('fontFamily'),
  fontSize: token('typography.helperSize'),
  lineHeight: '20px',
  fontWeight: 600,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const iconPlace = css(reset, { display: 'flex', flexShrink: 0 });

const alertGlyph = css({
  width: 20,
  height: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});
