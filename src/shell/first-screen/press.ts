/** The attributes of a pressed button. Its style is in sheets.ts. */
const BUSY = ['aria-busy', 'aria-disabled', 'data-pressed'];

/** A press still counts: drawn anew, the node may be another button. */
const COUNTS = '[data-pressed]';

function mark(target: HTMLElement): void {
  for (const name of BUSY) target.setAttribute(name, 'true');
}

/** Remembers the first press. As when React is there, a second one changes nothing. */
export function createPress() {
  let pressed: HTMLElement | undefined;
  const release = (): void => {
    for (const name of BUSY) pressed?.removeAttribute(name);
    pressed = undefined;
  };
  return {
    press(target: HTMLElement): void {
      if (pressed?.matches(COUNTS)) return;
      pressed = target;
      mark(target);
    },
    release,
    /** Makes a change that keeps what each button is for, such as a translation. */
    keepThrough(change: () => void): void {
      const target = pressed?.matches(COUNTS) ? pressed : undefined;
      change();
      if (target?.isConnected) mark(target);
    },
    isPressed: () => pressed?.matches(COUNTS) ?? false,
    pressAgain(): void {
      const target = pressed?.matches(COUNTS) ? pressed : undefined;
      release();
      target?.click();
    },
  };
}
