import { useEffect, useState } from 'react';
import type { LogoDrawing } from './logos/drawing.ts';
import type { ProviderRow } from './providers.ts';

/** px. */
const SIZE = 20;

const drawn = new Map<ProviderRow, LogoDrawing>();

/** A provider's logo. Its place is kept from the start, so that nothing moves when the drawing comes. */
export function ProviderLogo({ row }: { row: ProviderRow }) {
  const [, setArrived] = useState(false);
  useEffect(() => {
    if (drawn.has(row)) return;
    row.logo().then(
      ({ logo }) => {
        drawn.set(row, logo);
        setArrived(true);
      },
      // The button's text says it all: a logo that a content blocker keeps away is no failure.
      () => undefined,
    );
  }, [row]);

  const drawing = drawn.get(row);
  return (
    <svg aria-hidden="true" focusable="false" width={SIZE} height={SIZE} viewBox={drawing?.box ?? '0 0 1 1'}>
      {drawing?.paths.map(([fill, outline]) => (
        <path key={outline} fill={fill} d={outline} />
      ))}
    </svg>
  );
}
