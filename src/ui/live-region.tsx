import { reset, visuallyHidden } from './styles.ts';

/** Says its text to screen readers whenever it changes. Keep it mounted; empty says nothing. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <div role="status" aria-live="polite" css={[reset, visuallyHidden]}>
      {text}
    </div>
  );
}
