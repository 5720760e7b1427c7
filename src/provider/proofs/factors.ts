/** What a session's factors prove. Stytch's rule: two factors are of two categories. Pure. */
import { recordsIn, textOf } from '../../kit/lib/records.ts';

/** Who can read a mailbox or use its account at another provider, has the phone, or the device. */
export type Category = 'mailbox' | 'phone' | 'device';

/** By `delivery_method` of a factor. */
const CATEGORIES: Readonly<Record<Category, RegExp>> = {
  mailbox: /^(email|embedded|oauth_.*)$/,
  phone: /^(sms|whatsapp)$/,
  device: /^(webauthn_registration|authenticator_app|recovery_code)$/,
};

/** Of no category. Whoever has the mailbox sets the password: it makes a pair with a phone or a device only. */
const KNOWN = /^(knowledge|crypto_wallet)$/;
/** By a token of the project's own server, which answers for it. */
const VOUCHED = /^impersonation$/;

interface Factors {
  readonly authentication_factors?: unknown;
}

const methodsOf = ({ authentication_factors: factors }: Factors): readonly string[] =>
  recordsIn(factors).map((factor) => textOf(factor['delivery_method']));

export function categoriesOf(session: Factors): ReadonlySet<Category> {
  const methods = methodsOf(session);
  const all = Object.keys(CATEGORIES) as Category[];
  return new Set(all.filter((category) => methods.some((method) => CATEGORIES[category].test(method))));
}

/** How many factors somebody has signed in with. */
export function factorsOf(session: Factors): 1 | 2 {
  const methods = methodsOf(session);
  const categories = categoriesOf(session);
  const [only] = categories;
  const isPair = only !== undefined && only !== 'mailbox' && methods.some((method) => KNOWN.test(method));
  return categories.size > 1 || isPair || methods.some((method) => VOUCHED.test(method)) ? 2 : 1;
}
