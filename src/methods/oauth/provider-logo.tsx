import { useEffect, useState } from 'react';
import { Drawing } from '../../icons/drawing.tsx';
import type { LogoDrawing } from './logos/drawing.ts';
import type { ProviderRow } from './providers.ts';

const drawn = new Map<ProviderRow, LogoDrawing>();

/** A provider's logo. Its place is kept from the start, so that nothing moves when the drawing comes. */
export function ProviderLogo({ row }: { row: ProviderRow }) {
  const [, setArrived] = useState(false);
  const drawing = drawn.get(row);
  useEffect(() => {
    // What this render saw: another widget's logo may have arrived since.
    if (drawing) return;
    row.logo().then(
      ({ logo }) => {
        drawn.set(row, logo);
        setArrived(true);
      },
      // The button's text says it all: a logo that a content blocker keeps away is no failure.
      () => undefined,
    );
  }, [row, drawing]);

  return (
    <Drawing size={20} box={drawing?.box ?? '0 0 1 1'}>
      {drawing?.paths.map(([fill, outline]) => (
        <path key={outline} fill={fill} d={outline} />
      ))}
    </Drawing>
  );
}
