import sonnerText from 'virtual:sonner-styles';
import { css } from '@emotion/react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { CheckIcon } from '../icons/check.tsx';
import { addGlobalStyles } from '../theme/sheets.ts';
import { token } from '../theme/tokens.ts';
import { MessageText } from './message-text.tsx';
import { reset } from './styles.ts';

export type ToastKind = 'success' | 'error';

const DURATION_MS: Readonly<Record<ToastKind, number>> = { success: 2000, error: 4000 };
const MAX_TOASTS = 20;

interface Message {
  readonly kind: ToastKind;
  readonly text: string;
}

interface OpenToast extends Message {
  readonly id: string | number;
}

/** The toasts that each mounted toaster shows, oldest first. */
const shown = new Map<string, OpenToast[]>();
/** Toasts for toasters that have not mounted yet; they load on demand. */
const waiting = new Map<string, Message[]>();

/** Shows a toast in the toaster with this id, once that has mounted. Takes the place of one that says the same. */
export function showToast(id: string, kind: ToastKind, text: string): void {
  const open = shown.get(id);
  if (open === undefined) {
    waiting.set(id, [...(waiting.get(id) ?? []), { kind, text }].slice(-MAX_TOASTS));
    return;
  }
  const remove = (index: number) => (index >= 0 ? open.splice(index, 1)[0] : undefined);
  const forget = (gone: Pick<OpenToast, 'id'>) => remove(open.findIndex((one) => one.id === gone.id));
  const replaced =
    remove(open.findIndex((one) => one.kind === kind && one.text === text)) ??
    (open.length === MAX_TOASTS ? open.shift() : undefined);
  if (replaced) toast.dismiss(replaced.id);
  const added = toast.custom(() => <ToastCard kind={kind} text={text} />, {
    toasterId: id,
    duration: DURATION_MS[kind],
    onAutoClose: forget,
    onDismiss: forget,
  });
  open.push({ id: added, kind, text });
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
      for (const open of shown.get(id) ?? []) toast.dismiss(open.id);
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
      visibleToasts={3}
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
    <div part="toast" css={[card, kinds[kind]]}>
      <span css={[iconPlace, { color: token(`colors.${kind}`) }]}>
        {kind === 'success' ? <CheckIcon size={20} /> : <AlertGlyph />}
      </span>
      <span css={[reset, { flex: 1, minWidth: 0 }]}>
        <MessageText>{text}</MessageText>
      </span>
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
  border: '1px solid',
  color: token('colors.text'),
  boxShadow: '0 4px 8px rgb(0 0 0 / 10%), 0 12px 32px rgb(0 0 0 / 18%)',
  fontFamily: token('fontFamily'),
  fontSize: token('typography.helperSize'),
  lineHeight: '20px',
  fontWeight: 600,
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
});

/** Tinted, so that the text has the contrast that it has on the container. */
const tinted = (kind: ToastKind) =>
  css({
    background: `color-mix(in srgb, ${token(`colors.${kind}`)} 10%, ${token('container.backgroundColor')})`,
    borderColor: token(`colors.${kind}`),
  });

const kinds: Readonly<Record<ToastKind, ReturnType<typeof css>>> = {
  success: tinted('success'),
  error: tinted('error'),
};

const iconPlace = css(reset, { display: 'flex', flexShrink: 0 });

const alertGlyph = css({
  width: 20,
  height: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});
