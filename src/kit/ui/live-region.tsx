import { classOf } from '../theme/class-names.ts';
import { visuallyHidden } from './styles.ts';

/** Screen readers announce its text whenever that changes. Keep it mounted, with an empty text if need be. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <div role="status" aria-live="polite" className={classOf(visuallyHidden)}>
      {text}
    </div>
  );
}
