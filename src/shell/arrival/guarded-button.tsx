import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { isFramedByStranger } from '../../kit/lib/foreign-window.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { FULL_VIEW, isInFullView, type Sight } from './full-view.ts';

/** IntersectionObserver v2, which TypeScript does not know. Engines without it ignore the additional options. */
const OPTIONS: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
  threshold: FULL_VIEW,
  trackVisibility: true,
  // ms. The shortest that engines accept.
  delay: 100,
};

/** Tells whether a press can be meant: a page that frames this one may have covered the button or moved it away. */
function useFullView(target: RefObject<Element | null>): () => boolean {
  const sight = useRef<Sight>(undefined);
  useEffect(() => {
    if (!target.current || !isFramedByStranger()) return undefined;
    const observer = new IntersectionObserver((entries) => {
      sight.current = entries.at(-1);
    }, OPTIONS);
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return () => !isFramedByStranger() || isInFullView(sight.current, performance.now());
}

interface GuardedButtonProps {
  readonly onPress: () => void;
  /** Shown when a press was ignored. */
  readonly refusal: string;
  readonly children: ReactNode;
}

/** A button that signs in. In the frame of another origin it works only while the visitor sees all of it. */
export function GuardedButton({ onPress, refusal, children }: GuardedButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isSeen = useFullView(button);
  const [refused, setRefused] = useState(false);
  const press = () => {
    const seen = isSeen();
    setRefused(!seen);
    if (seen) onPress();
  };
  return (
    <Stack gap={8}>
      <Button ref={button} onClick={press}>
        {children}
      </Button>
      <ErrorText>{refused ? refusal : ''}</ErrorText>
    </Stack>
  );
}
