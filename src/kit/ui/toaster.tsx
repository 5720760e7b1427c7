import sonnerText from 'virtual:sonner-styles';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { CheckIcon } from '../icons/icon.tsx';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { addGlobalStyles } from '../theme/sheets.ts';
import { type TokenPath, token } from '../theme/tokens.ts';
import { decorate } from './motion.ts';
import { type Box, raiseToTop, visibleArea, zoomOf } from './overlay.ts';
import { MessageText } from './sentence.tsx';
import { SpinnerRing } from './spinner.tsx';
import { placeToasts, type ToastPlace } from './toast-place.ts';

/** `loading` stays until it is replaced or dismissed; `blank` is neutral. */
export type ToastKind = 'blank' | 'loading' | 'success' | 'error';

const DURATION_MS: Readonly<Record<ToastKind, number>> = {
  blank: 4000,
  loading: Number.POSITIVE_INFINITY,
  success: 2000,
  error: 4000,
};
const MAX_TOASTS = 20;

interface Message {
  /** Unique on the page. A later message with the same key takes the place of an earlier one. */
  readonly key: string;
  readonly kind: ToastKind;
  readonly text: string;
}

interface OpenToaster {
  /** Oldest first. */
  readonly toasts: Message[];
  /** Finds the toasts' place anew. */
  arrange(): void;
  /** Shows them above whatever the page has opened meanwhile. */
  raise(): void;
}

const mounted = new Map<string, OpenToaster>();
/** Toasts that came just now, or whose toasters have not mounted yet; they load on demand. */
const waiting = new Map<string, Message[]>();

/**
 * Shows a toast in the toaster with this id, once that has mounted. Takes the place of one that says the same. Of those
 * that come together, the last ones are shown.
 */
export function showToast(id: string, message: Message): void {
  waiting.set(id, [...notYetShown(id, message.key), message].slice(-MAX_TOASTS));
  queueMicrotask(() => showWaiting(id));
}

function showWaiting(id: string): void {
  const toaster = mounted.get(id);
  if (toaster === undefined) return;
  for (const message of waiting.get(id) ?? []) addToast(id, toaster, message);
  waiting.delete(id);
}

function addToast(id: string, { toasts, arrange, raise }: OpenToaster, message: Message): void {
  const { key, kind, text } = message;
  if (toasts.length === 0) {
    arrange();
    raise();
  }
  const remove = (index: number) => (index >= 0 ? toasts.splice(index, 1)[0] : undefined);
  const forget = () => remove(toasts.findIndex((one) => one.key === key));
  forget();
  const replaced =
    remove(toasts.findIndex((one) => one.kind === kind && one.text === text)) ??
    (toasts.length === MAX_TOASTS ? toasts.shift() : undefined);
  if (replaced) toast.dismiss(replaced.key);
  toast.custom(() => <ToastCard kind={kind} text={text} />, {
    id: key,
    toasterId: id,
    duration: DURATION_MS[kind],
    onAutoClose: forget,
    onDismiss: forget,
  });
  toasts.push(message);
}

/** The toasts that wait for their toaster, except the one with this key. */
function notYetShown(id: string, key: string): readonly Message[] {
  return waiting.get(id)?.filter((message) => message.key !== key) ?? [];
}

export function dismissToast(id: string, key: string): void {
  waiting.set(id, [...notYetShown(id, key)]);
  toast.dismiss(key);
}

/** The place for toasts with this id: a polite live region, which has to exist before its first toast. */
export function Toaster({ id, label, dir }: { id: string; label: string; dir: 'ltr' | 'rtl' }) {
  const layer = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ToastPlace>({ position: 'top-center', offset: {}, width: 356 });

  useEffect(() => {
    addGlobalStyles(sonnerText);
    const card = layer.current?.closest('[part=container]');
    if (!card) return;
    const arrange = () => {
      const zoom = zoomOf(card);
      const unzoomed = ({ top, bottom, left, right }: Box): Box => ({
        top: top / zoom,
        bottom: bottom / zoom,
        left: left / zoom,
        right: right / zoom,
      });
      const view = unzoomed(visibleArea());
      setPlace(placeToasts(unzoomed(card.getBoundingClientRect()), view, innerHeight / zoom));
    };
    const raise = () => {
      if (layer.current) raiseToTop(layer.current);
    };
    const toaster = { toasts: [], arrange, raise };
    // Waits until sonner has subscribed. Also skips the first mount in strict mode, which is undone right away.
    const start = setTimeout(() => {
      mounted.set(id, toaster);
      showWaiting(id);
    });
    // The card grows and shrinks while toasts are shown.
    const sizes = decorate(() => {
      const observer = new ResizeObserver(() => toaster.toasts.length > 0 && arrange());
      observer.observe(card);
      return observer;
    });
    // A touch keyboard opens or closes.
    const view = window.visualViewport ?? window;
    view.addEventListener('resize', arrange);
    return () => {
      clearTimeout(start);
      sizes?.disconnect();
      view.removeEventListener('resize', arrange);
      for (const { key } of mounted.get(id)?.toasts ?? []) toast.dismiss(key);
      mounted.delete(id);
    };
  }, [id]);

  return (
    <div ref={layer} popover="manual" className={classOf(layerStyle)}>
      <Sonner
        id={id}
        customAriaLabel={label}
        // By default, sonner uses the direction of the page, which may not be the widget's.
        dir={dir}
        position={place.position}
        offset={place.offset}
        // Sonner has a font of its own.
        style={{ '--width': `${place.width}px`, fontFamily: 'inherit' } as CSSProperties}
        // With sonner's own offsets, toasts on small screens move to the wrong side in right-to-left text.
        mobileOffset={{ ...place.offset, left: 0, right: 0 }}
        visibleToasts={3}
        expand
        gap={8}
        hotkey={noHotkey}
      />
    </div>
  );
}

/** Without a size, and shown while it is closed, too: a live region has to exist before its first message. */
const layerStyle = css({ position: 'fixed', inset: '0 auto auto 0' });

/** By default, sonner takes Alt+T away from the page. */
const noHotkey: string[] = [];

function ToastCard({ kind, text }: { kind: ToastKind; text: string }) {
  return (
    <div part="toast" className={classOf(card, kinds[kind])}>
      {ICONS[kind] !== undefined && (
        <span className={classOf(iconPlace, { color: token(COLORS[kind]) })}>{ICONS[kind]}</span>
      )}
      <span className={classOf({ flex: 1, minWidth: 0 })}>
        <MessageText>{text}</MessageText>
      </span>
    </div>
  );
}

function AlertGlyph() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" className={classOf(alertGlyph)}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5m0 3.4v.1" />
    </svg>
  );
}

const card = css({
  display: 'flex',
  gap: 12,
  width: 'min(var(--width), calc(100vw - 32px))',
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

const COLORS = {
  blank: 'colors.secondary',
  loading: 'colors.primary',
  success: 'colors.success',
  error: 'colors.error',
} as const satisfies Readonly<Record<ToastKind, TokenPath>>;

const ICONS: Readonly<Record<ToastKind, ReactNode>> = {
  blank: undefined,
  loading: <SpinnerRing size={20} />,
  success: <CheckIcon size={20} />,
  error: <AlertGlyph />,
};

/** Tinted, so that the text has the contrast that it has on the container. */
const tinted = (kind: ToastKind) =>
  css({
    background: `color-mix(in srgb, ${token(COLORS[kind])} 10%, ${token('container.backgroundColor')})`,
    borderColor: token(COLORS[kind]),
  });

const kinds: Readonly<Record<ToastKind, ReturnType<typeof css>>> = {
  blank: tinted('blank'),
  loading: tinted('loading'),
  success: tinted('success'),
  error: tinted('error'),
};

const iconPlace = css({ display: 'flex', flexShrink: 0 });

const alertGlyph = css({
  width: 20,
  height: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});
