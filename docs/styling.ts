/** What a page can style: the custom properties, which come from the table of tokens, and the parts. */
import { publicProperty, tokenPaths, tokens } from '../src/kit/theme/tokens.ts';
import { tokenUses } from './token-uses.ts';

const PARTS = {
  container: 'The widget, with its background, border and padding.',
  logo: "The page's logo.",
  header: "The screen's heading.",
  tabs: 'The row of tabs.',
  tab: 'One tab.',
  divider: 'The line with "or" between buttons and form.',
  label: 'The label above a field.',
  input: 'Any text field.',
  'phone-country': 'The country selector of a phone number.',
  passcode: 'The passcode field with its error.',
  'passcode-box': 'The box for one digit.',
  button: 'Any button, including those with a part of their own.',
  'button-primary': 'The button of the main action.',
  'button-secondary': 'Buttons of other actions.',
  'button-oauth': 'A social login button.',
  'button-wallet': 'The button of a crypto wallet.',
  'button-passkey': 'The button that signs in with a passkey.',
  'button-sso': "A button that leads to an organization's identity provider.",
  'button-organization': 'The button of an organization in the list to choose from.',
  'last-used': 'The mark on the button of the way used last.',
  link: 'Links, and buttons that look like links.',
  error: 'An error message.',
  helper: 'Smaller, secondary text.',
  strength: "The password's strength meter, or the list of its requirements.",
  toast: 'A message at the top of the page.',
  watermark: 'Stytch\'s "Powered by" mark.',
  back: 'The arrow back to the previous screen.',
  identity: 'Who is signing in, where a password is asked for.',
  account: 'The account button of `<auth-session>`.',
  avatar: 'The initials in the account button, and above an account.',
  menu: 'The menu of the account button, with who is signed in, or of a row of an account.',
  'menu-item': 'An entry of such a menu.',
} as const;

export const cssParts = Object.entries(PARTS).map(([name, description]) => ({ name, description }));

export const cssProperties = tokenPaths.map((path) => ({
  name: publicProperty(path),
  description: tokenUses[path],
  default: tokens[path].light.replaceAll('var(--_', 'var(--auth-'),
}));
