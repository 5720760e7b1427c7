import type { Country } from '../lib/phone.ts';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';

interface NativeCountrySelectProps {
  label: string;
  /** Id of the description. */
  describedBy: string;
  countries: readonly Country[];
  selected: string;
  onPick: (code: string) => void;
}

/** The browser's own list over the field of the country, for touch: searching needs a keyboard, which takes the list's room. */
export function NativeCountrySelect(props: NativeCountrySelectProps) {
  return (
    <select
      aria-label={props.label}
      autoComplete="tel-country-code"
      aria-describedby={props.describedBy}
      value={props.selected}
      onChange={({ target }) => props.onPick(target.value)}
      className={classOf(invisible)}
    >
      {props.countries.map(({ code, name, callingCode }) => (
        <option key={code} value={code}>
          {/* Isolated, since a plus sign goes to the wrong side of its number in right-to-left text. */}
          {`${name} \u2066+${callingCode}\u2069`}
        </option>
      ))}
    </select>
  );
}

const invisible = css({
  // Outside of the grid, whose row it would make higher.
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  // iOS zooms in on focused fields with smaller text.
  fontSize: 16,
  opacity: 0,
  cursor: 'pointer',
});
