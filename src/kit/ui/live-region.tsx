import { visuallyHidden } from './styles.ts';

/** Screen readers announce its text whenever that changes. Keep it mounted, with an empty text if need be. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <div role="status" aria-live="polite" css={visuallyHidden}>
      {text}
    </div>
  );
}
