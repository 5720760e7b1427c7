/** Steps that do not depend on the kind of project. */
import { defaultB2bSettings } from '../../emulator/state/b2b/settings.ts';
import { isJsonObject } from '../../emulator/state/json.ts';
import { meaningOf } from './meanings.ts';
import type { Step, Trial } from './step.ts';
import type { Answer } from './stytch-api.ts';

const BOOTSTRAP = '/sdk/v1/projects/bootstrap/:publicToken';

const bootstrap = ({ api, options }: Trial, origin = options.origin): Promise<Answer> =>
  api.send({ method: 'GET', path: BOOTSTRAP, params: { publicToken: options.publicToken }, origin });

const SHOWN = [
  'vertical',
  'opaque_errors',
  'captcha_settings',
  'dfp_protected_auth_enabled',
  'dfp_protected_auth_mode',
  'cname_domain',
  'pkce_required_for_email_magic_links',
  'pkce_required_for_password_resets',
  'pkce_required_for_oauth',
];

/** Its answer says which kind of project it is. */
export const settingsStep: Step = {
  title: "The project's settings, asked for from an authorized domain",
  expected: { '200': 'The token is right, and pages of this origin may use the project.' },
  otherwise: 'Without its settings no page works, so nothing else was tried.',
  ask: (trial) => bootstrap(trial),
  notice({ summary, data }) {
    if (summary !== '200') return [];
    const known = Object.keys(defaultB2bSettings().bootstrap);
    const given = Object.keys(data).filter((key) => key !== 'request_id' && key !== 'status_code');
    const listed = (keys: readonly string[]): string => keys.map((key) => `\`${key}\``).join(', ');
    const unknown = given.filter((key) => !known.includes(key));
    const missing = known.filter((key) => !given.includes(key));
    return [
      ...SHOWN.filter((key) => key in data).map((key) => `\`${key}\` is \`${JSON.stringify(data[key])}\`.`),
      ...(unknown.length > 0 ? [`The emulator lacks ${listed(unknown)}.`] : []),
      ...(missing.length > 0 ? [`Only the emulator has ${listed(missing)}.`] : []),
    ];
  },
};

export const unlistedOriginStep: Step = {
  title: 'The same from an origin that is not listed',
  expected: {
    '400 bad_domain_for_stytch_sdk': 'Other sites cannot use your public token.',
    '403 bad_domain_for_stytch_sdk': 'Other sites cannot use your public token. The status used to be 400.',
  },
  otherwise:
    'If it is accepted, any site can use the project: look for a wildcard in the authorized domains. Another refusal is one that diagnose() does not know.',
  ask: (trial) => bootstrap(trial, 'https://unlisted.example'),
};

/** @param ask sends a session token that is none */
export const garbageSessionStep = (ask: (trial: Trial) => Promise<Answer>): Step => ({
  title: 'A page asks with a session cookie that is garbage',
  expected: {
    '400 invalid_session_token': 'The page takes the visitor for signed out.',
    '404 session_not_found': 'The page takes the visitor for signed out.',
    '401 user_unauthenticated': 'The page takes the visitor for signed out.',
  },
  otherwise: 'Sign-in may fail until the cookies are cleared.',
  ask,
});

/** @param refusals that tell the visitor */
export function cutOffStep(what: string, refusals: readonly string[], ask: Step['ask']): Step {
  const told = 'The visitor reads that the link is not valid, and can ask for another.';
  return {
    title: `${what} whose token was cut off`,
    expected: Object.fromEntries(refusals.map((refusal) => [refusal, told])),
    otherwise: 'The visitor may read a sentence of Stytch in English.',
    ask,
  };
}

/** The links of a project, by how its kind asks for one. */
export function linkSteps(ask: (trial: Trial, redirectUrl: string | undefined) => Promise<Answer>): Step[] {
  const sent = 'A link was sent, or would have been if the address were no sandbox.';
  return [
    {
      title: 'An emailed link that leads to a listed redirect URL',
      expected: { '200': sent },
      otherwise: 'Pages with emailed links do not work on this project.',
      ask: (trial) => ask(trial, trial.options.redirectUrl),
    },
    {
      title: 'An emailed link that leads to the same URL with a query',
      expected: {
        '400 no_match_for_provided_magic_link_url':
          'Redirect URLs are matched with their query: list each one that a page uses.',
      },
      otherwise:
        'If it is accepted, the URL is listed with a wildcard, or Stytch has become less strict than docs and emulator say.',
      ask: (trial) => {
        const url = new URL(trial.options.redirectUrl);
        url.searchParams.set('auth-widget', 'unlisted');
        return ask(trial, url.href);
      },
    },
    {
      title: "An emailed link without a redirect URL of the page's",
      expected: { '200': `${sent} It leads to the default of the dashboard.` },
      otherwise: 'The project has no default redirect URL. Set one, or set them on the element.',
      ask: (trial) => ask(trial, undefined),
    },
  ];
}

export function jwksStep(path: string): Step {
  return {
    title: "The keys of the project's session JWTs",
    needs: ['secret'],
    expected: { '200': 'Servers can check sessions without asking Stytch.' },
    otherwise: 'Servers must ask Stytch about each session.',
    ask: ({ api, options }) =>
      api.send({ method: 'GET', path, params: { projectId: options.server?.projectId ?? '' }, as: 'server' }),
    notice: ({ data }) =>
      Array.isArray(data['keys'])
        ? data['keys'].filter(isJsonObject).map((key) => `A key has ${Object.keys(key).join(', ')}.`)
        : [],
  };
}

/** @param path of the call by which a server asks about a session */
export function malformedCookieStep(path: string): Step {
  return {
    title: 'A server asks about a session cookie that is garbage',
    needs: ['secret'],
    expected: {
      '400 invalid_session_token': 'Servers must take this refusal for "signed out" and clear the cookies.',
      '404 session_not_found': 'Servers must take this refusal for "signed out" and clear the cookies.',
    },
    otherwise: 'A server that does not know this refusal fails on every page until the cookies are cleared.',
    ask: ({ api }) => api.send({ method: 'POST', path, as: 'server', body: { session_token: 'truncated' } }),
  };
}

/** The meaning of an answer for a step. */
export function meaning(step: Step, { summary }: Answer): string {
  return step.expected[summary] ?? meaningOf(summary) ?? step.otherwise;
}
