import { followHeight } from './follow-height.ts';
import { canEmbed, claim, createParent, release } from './one-tap-place.ts';
import { type Phase, type Presentation, presentOneTap } from './present-one-tap.ts';

export interface Prompt {
  readonly phase: Phase;
  /** Whether it is shown inside the widget instead of floating above the page. */
  readonly embedded: boolean;
  /** In px, once measured. */
  readonly height?: number;
}

export const PENDING: Prompt = { phase: { name: 'pending' }, embedded: false };

/**
 * Opens Google's prompt in an element of the widget, or above the page if it cannot be embedded.
 * @param onChange called with each change of the prompt
 * @returns closes the prompt
 */
export function openOneTap(
  box: HTMLElement,
  { position: requested, ...rest }: Pick<Presentation, 'runner' | 'position' | 'options'>,
  onChange: (prompt: Prompt) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  if (!claim(controller)) {
    onChange({ ...PENDING, phase: { name: 'closed' } });
    return () => undefined;
  }
  signal.addEventListener('abort', () => release(controller));

  const position = requested === 'floating' || !canEmbed(box) ? 'floating' : 'embedded';
  let prompt: Prompt = { ...PENDING, embedded: position === 'embedded' };
  const change = (changes: Partial<Prompt>): void => {
    prompt = { ...prompt, ...changes };
    onChange(prompt);
  };
  change({});
  if (position === 'embedded') {
    const parent = createParent(box);
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
  return () => controller.abort();
}
