import { followHeight } from './follow-height.ts';
import { canEmbed, claim, placeParent, release } from './one-tap-place.ts';
import { type Phase, type Presentation, presentOneTap } from './present-one-tap.ts';

export interface Prompt {
  readonly phase: Phase;
  /** Drawn in the widget, and not above the page. */
  readonly embedded: boolean;
  /** px, once it was measured. */
  readonly height?: number;
}

export const PENDING: Prompt = { phase: { name: 'pending' }, embedded: false };

/**
 * Opens Google's prompt for a box of the widget.
 * @param onChange hears of each change
 * @returns the way to close it
 */
export function openOneTap(
  box: HTMLElement,
  { position: wanted, ...rest }: Pick<Presentation, 'runner' | 'position' | 'urls'>,
  onChange: (prompt: Prompt) => void,
): () => void {
  const visit = new AbortController();
  const { signal } = visit;
  if (!claim(visit)) {
    onChange({ ...PENDING, phase: { name: 'closed' } });
    return () => undefined;
  }
  signal.addEventListener('abort', () => release(visit));

  const position = wanted === 'floating' || !canEmbed(box) ? 'floating' : 'embedded';
  let prompt: Prompt = { ...PENDING, embedded: position === 'embedded' };
  const change = (changes: Partial<Prompt>): void => {
    prompt = { ...prompt, ...changes };
    onChange(prompt);
  };
  change({});
  if (position === 'embedded') {
    const parent = placeParent(box);
    const follower = followHeight((height) => change({ height }));
    const observer = new ResizeObserver(() => follower.measured(parent.offsetHeight));
    observer.observe(parent);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      follower.stop();
      parent.remove();
    });
  }
  void presentOneTap({ ...rest, position, signal, onPhase: (phase) => change({ phase }) });
  return () => visit.abort();
}
