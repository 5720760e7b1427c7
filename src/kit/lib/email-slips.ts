/** Slips in the domains of large mail providers. Offered, never forced: a domain that nobody here knows may be right. */

import { hasOwn } from './objects.ts';

/** Names that few other domains resemble, with the endings that the provider has. */
const LONG: Readonly<Record<string, string>> = {
  bellsouth: 'net',
  bigpond: 'com net.au',
  btinternet: 'com',
  comcast: 'net',
  foxmail: 'com',
  freenet: 'de',
  gmail: 'com',
  googlemail: 'com',
  hanmail: 'net',
  hotmail:
    'com be ca ch cl co.il co.jp co.kr co.nz co.uk com.ar com.au com.br com.tr de dk es fi fr gr it nl no se',
  icloud: 'com',
  laposte: 'net',
  outlook:
    'com at be cl co.id co.il co.nz co.th com.ar com.au com.br com.gr com.tr com.vn cz de dk es fr hu ie in it jp kr lv my ph pt sa sg sk',
  protonmail: 'com ch',
  rediffmail: 'com',
  rocketmail: 'com',
  sbcglobal: 'net',
  't-online': 'de',
  verizon: 'net',
  wanadoo: 'fr',
  yahoo:
    'com at be bg ca cl cn co.id co.il co.in co.jp co.kr co.nz co.th co.uk co.za com.ar com.au com.br com.cn com.co com.hk com.mx com.my com.pe com.ph com.sg com.tr com.tw com.ve com.vn cz de dk es fi fr gr hu ie in it lt nl no pl pt ro se',
};
/** Those that resemble other domains: only their ending is looked at. */
const SHORT = ['aol', 'gmx', 'live', 'mac', 'mail', 'me', 'msn', 'naver', 'qq', 'yandex', 'ymail', 'zoho'];
/** Names of others that a single letter tells from one above. */
const OTHERS = [
  'cloud',
  'ecloud',
  'email',
  'fmail',
  'imail',
  'kmail',
  'mail',
  'mcloud',
  'tmail',
  'vmail',
  'wahoo',
  'ymail',
  'zmail',
];
/** Endings of a single slip that there are, too. */
const REAL_ENDINGS = ['cam', 'co', 'cm', 'om'];

/** True if one letter is missing, added, another, or has changed places with its neighbor. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, other] = [typed.slice(start), meant.slice(start)];
  return (
    typed !== meant &&
    (rest.slice(1) === other ||
      rest === other.slice(1) ||
      rest.slice(1) === other.slice(1) ||
      (rest.slice(2) === other.slice(2) && rest[0] === other[1] && rest[1] === other[0]))
  );
}

/** @returns what the visitor of an address with a slip is likely to mean; undefined if nothing looks like one */
export function meantEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  const dot = domain.indexOf('.');
  const [name, ending] = [domain.slice(0, dot), domain.slice(dot + 1)];
  const isKnown = hasOwn(LONG, name);
  const isShort = SHORT.includes(name);
  const meant =
    isKnown || isShort || OTHERS.includes(name)
      ? name
      : Object.keys(LONG).find((provider) => isOneSlip(name, provider));
  const endings = isShort ? ['com'] : (meant && LONG[meant]?.split(' ')) || [];
  const [first = ''] = endings;
  const isSlip = first.length > 2 && isOneSlip(ending, first) && (isKnown || !REAL_ENDINGS.includes(ending));
  const end = endings.includes(ending) ? ending : isSlip ? first : undefined;
  return end === undefined || (meant === name && end === ending)
    ? undefined
    : `${email.slice(0, at)}${meant}.${end}`;
}
