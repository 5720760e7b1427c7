import { managers } from './managers.ts';
import { story, tell } from './story.ts';
import type { Visitor } from './visitor.ts';

const hedy = { username: 'hedy@example.com', password: 'crimson-Otter-58-meadow' } as const;
const guest = { username: 'guest', password: 'amber-Finch-31-valley' } as const;

/** Of the page. Shows that the extension is at work. */
const ownForm = `<form onsubmit="return false">
  <label>Nickname <input></label> <label>Pass phrase <input type="password"></label> <button>Enter</button>
</form>`;

tell(managers.keepassxc, story, { noShadow: true });

tell(
  managers.keepassxc,
  {
    async 'neither saves nor fills anything, unlike in the form of the page'(visitor: Visitor) {
      const { browser } = visitor;
      await visitor.logIn(hedy);
      await browser.type('Nickname', guest.username);
      await browser.type('Pass phrase', guest.password);
      await browser.press('Enter');
      // There is one offer at a time: it would be for the widget's login.
      await visitor.saves(guest);

      await visitor.open('auth-widget');
      await browser.type('Email', hedy.username);
      await browser.press('Continue');
      await browser.type('Password', hedy.password);
      // By the newest icon, which would be in the widget.
      await browser.fillPassword('Pass phrase', guest.password);
    },
  },
  { after: ownForm },
);
