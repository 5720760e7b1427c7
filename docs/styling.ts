/** What a page may style from outside, for the manifest: the custom properties of the table of tokens, and the parts. */
import { publicProperty, tokenPaths, tokens } from '../src/theme/tokens.ts';
import { tokenUses } from './token-uses.ts';

const PARTS = {
  container: 'The widget: its ground, border and padding.',
  logo: "The page's logo.",
  header: "The screen's heading.",
  tabs: 'The row of tabs.',
  tab: 'One tab.',
  divider: 'The line with "or".',
  label: 'The name above a field.',
  input: 'Every field.',
  'phone-country': 'The field that chooses the country of a phone number.',
  passcode: 'The passcode with its error.',
  'passcode-box': 'The box of one digit.',
  button: 'Every button, whichever other part it is.',
  'button-primary': 'The main action.',
  'button-secondary': 'Other actions.',
  'button-oauth': 'A third-party provider.',
  'button-wallet': 'A crypto wallet.',
  link: 'Links, and buttons that look like links.',
  error: 'What went wrong.',
  helper: 'A quieter, smaller text.',
  strength: 'The meter of a password, or the list of what it needs.',
  toast: 'A message at the top of the page.',
  watermark: 'Who runs the sign-in.',
  back: 'The arrow to the screen before.',
} as const;

export const cssParts = Object.entries(PARTS).map(([name, description]) => ({ name, description }));

export const cssProperties = tokenPaths.map((path) => ({
  name: publicProperty(path),
  description: tokenUses[path],
  default: tokens[path].light.replaceAll('var(--_', 'var(--auth-'),
}));
