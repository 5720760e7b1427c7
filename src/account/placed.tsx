import type { ReactNode } from 'react';
import { classOf } from '../kit/theme/class-names.ts';
import { placed } from '../kit/ui/card-styles.ts';
import { Proof } from './proof.tsx';
import type { Asked } from './use-request.ts';

interface PlacedProps {
  readonly asked: Asked | undefined;
  /** Anything else that takes the place. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** What stays while a proof is asked for in its place, with what was typed there. */
export function Placed({ asked, instead, children }: PlacedProps) {
  return (
    <>
      <div hidden={Boolean(asked ?? instead)} className={classOf(placed)}>
        {children}
      </div>
      {asked ? <Proof {...asked} /> : instead}
    </>
  );
}
