import { encode } from 'uqr';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';

interface QrCodeProps {
  readonly text: string;
  /** The code's name, for screen readers. */
  readonly label: string;
}

/** Draws the dark modules as one outline: a picture would need `img-src data:` in the page's CSP. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { border: 2 });
  const outline = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classOf(code)}
    >
      <path d={outline} />
    </svg>
  );
}

/** Dark on light in every theme: scanners expect that. */
const code = css({
  display: 'block',
  alignSelf: 'center',
  width: 180,
  height: 180,
  borderRadius: 8,
  background: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
});
