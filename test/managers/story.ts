/** What a browser's password manager makes of the widget's forms. The tests share a profile and build on each other. */
import { after, before, describe, test } from 'node:test';
import { findPrograms } from '../engines/engines.ts';
import type { Manager } from './managers.ts';
import { startVisitor, type Visitor } from './visitor.ts';

const ada = { username: 'ada@example.com', password: 'violet-Anvil-42-harbour' } as const;
const adaLater = { ...ada, password: 'cobalt-Ferry-19-orchard' } as const;
const grace = { username: 'grace@example.com', password: 'tangerine-Moth-77-lantern' } as const;
const timeout = 120_000;

export function tellStory(manager: Manager): void {
  describe(manager.name, () => {
    let visitor: Visitor;

    before(async () => {
      const programs = findPrograms(manager);
      if (!programs) throw new Error(`${manager.name} is not installed: ${manager.packages.join(' ')}`);
      visitor = await startVisitor(() => manager.start(programs));
    });
    after(() => visitor?.leave());

    test('the password of a new account is saved', { timeout }, async () => {
      await visitor.logIn(ada);
      await visitor.saves(ada);
      await visitor.browser.restart();
      await visitor.saves(ada);
    });

    test('a saved account is filled in, first its name and then its password', { timeout }, async () => {
      const { browser } = visitor;
      await visitor.open('auth-widget');
      await browser.fillUsername('Email', ada.username);
      await browser.press('Continue');
      await browser.passwordIsFilled('Password');
      await browser.press('Continue');
      await browser.showsHeading('Success!');
    });

    test('the new password of a reset is saved for its account, not for another', { timeout }, async () => {
      await visitor.resetPassword(grace);
      await visitor.saves(ada, grace);
    });

    test('the new password of a reset replaces the saved one', { timeout }, async () => {
      await visitor.resetPassword(adaLater);
      await visitor.saves(adaLater, grace);
    });
  });
}
