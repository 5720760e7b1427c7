/** What a button says that was pressed. The style is in sheets.ts. */
const BUSY = ['aria-busy', 'aria-disabled', 'data-pressed'];

/** Remembers the first press. As when React is there, a second one changes nothing. */
export function createPress() {
  let pressed: HTMLElement | undefined;
  const release = (): void => {
    for (const name of BUSY) pressed?.removeAttribute(name);
    pressed = undefined;
  };
  return {
    press(target: HTMLElement): void {
      if (pressed) return;
      pressed = target;
      if (target.localName === 'button') for (const name of BUSY) target.setAttribute(name, 'true');
    },
    release,
    isPressed: () => pressed !== undefined,
    pressAgain(): void {
      const target = pressed;
      // Drawn anew, the node may be another button.
      const isSame = target?.matches('[data-pressed],:not(button)');
      release();
      if (isSame) target?.click();
    },
  };
}
