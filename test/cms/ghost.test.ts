import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Ghost, startGhost } from './ghost.ts';
import { startVisitor, type Visitor } from './visitor.ts';

describe('Ghost', { timeout: 180_000 }, () => {
  let ghost: Ghost;
  let visitor: Visitor;

  before(async () => {
    ghost = await startGhost();
    visitor = await startVisitor();
  });
  after(async () => {
    await visitor?.leave();
    await ghost?.close();
  });

  for (const section of ['The script', 'The tag']) {
    test(`${section.toLowerCase()} works in an HTML card`, async () => {
      const url = await ghost.publishCard(await visitor.snippet(section));
      await visitor.signIn(await visitor.open(url));
    });
  }

  test('the tag with the form inside works in an HTML card, and without scripts', async () => {
    const url = await ghost.publishCard(await visitor.printed());
    assert.ok(await visitor.hasFormInHtml(url));
    await visitor.signIn(await visitor.open(url));
  });

  test('an emailed link leads back to the form', async () => {
    const html = (await visitor.snippet('The script')).replace('"otp"', '"emailMagicLinks"');
    await visitor.signInByLink(await visitor.open(await ghost.publishCard(html)));
  });

  test('a heading gets the form from a script of the site', async () => {
    const url = await ghost.publishHeading('Sign in');
    await ghost.setSiteFooter(await visitor.snippet('Where authors cannot post scripts'));
    const page = await visitor.open(url);
    await visitor.signIn(page);
    assert.equal(await page.locator('h2#sign-in + auth-widget').count(), 1);
  });
});
