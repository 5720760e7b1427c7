import { useEffect, useState } from 'react';
import { Drawing } from '../../../kit/icons/icon.tsx';
import type { LogoDrawing } from './logos/drawing.ts';
import type { ProviderRow } from './provider-table.ts';

const drawn = new Map<ProviderRow, LogoDrawing>();

/** A provider's logo. Has its size from the start, so that nothing moves when the drawing arrives. */
export function ProviderLogo({ row }: { row: ProviderRow }) {
  const [, setLoaded] = useState(false);
  const drawing = drawn.get(row);
  useEffect(() => {
    // The value of this render: if another widget has loaded the logo since, this one still has to rerender.
    if (drawing) return;
    row.logo().then(
      ({ logo }) => {
        drawn.set(row, logo);
        setLoaded(true);
      },
      // A content blocker may keep the logo away. The button's label is enough.
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
