import sonnerText from 'virtual:sonner-styles';
import { css } from '@emotion/react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { CheckIcon } from '../icons/check.tsx';
import { addGlobalStyles } from '../theme/sheets.ts';
import { token } from '../theme/tokens.ts';
import { reset } from './styles.ts';

export type ToastKind = 'success' | 'error';

const DURATION_MS: Readonly<Record<ToastKind, number>> = { success: 2000, error: 4000 };
const MAX_TOASTS = 20;

/** The toasts that each mounted toaster shows, oldest first. */
const shown = new Map<string, (string | number)[]>();
/** Toasts for toasters that have not mounted yet; they load on demand. */
const waiting = new Map<string, { kind: ToastKind; text: string }[]>();

/** Shows a toast in the toaster with this id, once that has mounted. */
export function showToast(id: string, kind: ToastKind, text: string): void {
  const open = shown.get(id);
  if (open === undefined) {
    waiting.set(id, [...(waiting.get(id) ?? []), { kind, text }].slice(-MAX_TOASTS));
    return;
  }
  const forget = ({ id: gone }: { id: string | number }) => {
    const index = open.indexOf(gone);
    if (index >= 0) open.splice(index, 1);
  };
  open.push(
    toast.custom(() => <ToastCard kind={kind} text={text} />, {
      toasterId: id,
      duration: DURATION_MS[kind],
      onAutoClose: forget,
      onDismiss: forget,
    }),
  );
  const oldest = open.length > MAX_TOASTS ? open.shift() : undefined;
  if (oldest !== undefined) toast.dismiss(oldest);
}

/** The place for toasts with this id: a polite live region, which has to exist before its first toast. */
export function Toaster({ id, label, dir }: { id: string; label: string; dir: 'ltr' | 'rtl' }) {
  useEffect(() => {
    addGlobalStyles(sonnerText);
    // Waits until sonner has subscribed. Also skips the first mount in strict mode, which is undone right away.
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
      // By default, sonner uses the direction of the page, which may not be the widget's.
      dir={dir}
      position="top-center"
      // With sonner's own offsets, toasts on small screens move to the wrong side in right-to-left text.
      mobileOffset={noSideOffset}
      visibleToasts={MAX_TOASTS}
      expand
      gap={8}
      hotkey={noHotkey}
    />
  );
}

const noSideOffset = { left: 0, right: 0 };

/** By default, sonner takes Alt+T away from the page. */
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
  // Below 600px, sonner's list is as wide as the screen.
  marginInline: 'auto',
  paddingBlock: 12,
  paddingInline: 16,
  borderRadius: token('container.borderRadius'),
  // The container's background contrasts with both toast colors in both presets.
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
