/** What password managers make of the widget's forms. */
import { after, before, describe, test } from 'node:test';
import { findPrograms } from '../engines/engines.ts';
import type { Manager } from './managers.ts';
import { type Page, startVisitor, type Visitor } from './visitor.ts';

const ada = { username: 'ada@example.com', password: 'violet-Anvil-42-harbour' } as const;
const adaLater = { ...ada, password: 'cobalt-Ferry-19-orchard' } as const;
const adaLast = { ...ada, password: 'indigo-Wagon-63-lattice' } as const;
const grace = { username: 'grace@example.com', password: 'tangerine-Moth-77-lantern' } as const;
const timeout = 120_000;

export type Chapter = (visitor: Visitor) => Promise<void>;

/** What every password manager does; the chapters build on each other. */
export const story: Readonly<Record<string, Chapter>> = {
  async 'the password of a new account is saved'(visitor) {
    await visitor.logIn(ada);
    await visitor.saves(ada);
    await visitor.browser.restart();
    await visitor.saves(ada);
  },

  async 'a saved account is filled in, first its name and then its password'(visitor) {
    const { browser } = visitor;
    await visitor.open('auth-widget');
    await browser.fillUsername('Email', ada.username);
    await browser.press('Continue');
    await browser.fillPassword('Password', ada.password);
    await browser.press('Continue');
    await browser.reads('Success!');
  },
};

/** What those of browsers do besides. */
export const longStory: typeof story = {
  ...story,

  async 'the new password of a reset is saved for its account, not for another'(visitor) {
    await visitor.resetPassword(grace);
    await visitor.saves(ada, grace);
  },

  async 'the new password of a reset replaces the saved one'(visitor) {
    await visitor.resetPassword(adaLater);
    await visitor.saves(adaLater, grace);
  },

  async 'the new password of an account replaces the saved one'(visitor) {
    await visitor.changePassword(adaLater, adaLast.password);
    await visitor.saves(adaLast, grace);
  },
};

export function tell(manager: Manager, chapters: Readonly<Record<string, Chapter>>, page: Page = {}): void {
  describe(`${manager.name}${page.noShadow ? ', no-shadow' : ''}`, () => {
    let visitor: Visitor;

    before(async () => {
      const programs = findPrograms(manager);
      if (!programs) throw new Error(`${manager.name} is not installed: ${manager.packages.join(' ')}`);
      visitor = await startVisitor(() => manager.start(programs), page);
    });
    after(() => visitor?.leave());

    for (const [title, chapter] of Object.entries(chapters)) {
      test(title, { timeout }, () => chapter(visitor));
    }
  });
}
