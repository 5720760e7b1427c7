import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startVisitor, type Visitor } from './visitor.ts';
import { startWordPress, type WordPress } from './wordpress.ts';

const block = (name: string, html: string): string => `<!-- wp:${name} -->\n${html}\n<!-- /wp:${name} -->`;
const heading = block('heading', '<h2 class="wp-block-heading" id="sign-in">Sign in</h2>');

describe('WordPress', { timeout: 180_000 }, () => {
  let wordpress: WordPress;
  let visitor: Visitor;

  before(async () => {
    wordpress = await startWordPress();
    visitor = await startVisitor();
  });
  after(async () => {
    await visitor?.leave();
    await wordpress?.close();
  });

  for (const section of ['The script', 'The tag']) {
    test(`an administrator posts ${section.toLowerCase()}, in a block and without blocks`, async () => {
      const { publish } = await wordpress.logIn('administrator');
      const html = await visitor.snippet(section);
      for (const content of [block('html', html), `A walk.\n\n${html}\n\n"Quoted" & more.`]) {
        const { url } = await publish(content);
        await visitor.signIn(await visitor.open(url));
      }
    });
  }

  test('an administrator posts the tag with the form inside, which is there without scripts', async () => {
    const { publish } = await wordpress.logIn('administrator');
    const { url } = await publish(block('html', await visitor.printed()));
    assert.ok(await visitor.hasFormInHtml(url));
    await visitor.signIn(await visitor.open(url));
  });

  test('an emailed link leads back to the form', async () => {
    const { publish } = await wordpress.logIn('administrator');
    const html = (await visitor.snippet('The script')).replace('"otp"', '"emailMagicLinks"');
    const { url } = await publish(block('html', html));
    await visitor.signInByLink(await visitor.open(url));
  });

  test('a script within a post is changed', async () => {
    const { publish } = await wordpress.logIn('administrator');
    const inBlock = await publish(block('html', '<script>if (1 < 2 && 3) go();</script>'));
    const without = await publish('<script>\nfirst();\n\nsecond();\n</script>');
    assert.match(inBlock.printed, /1 < 2 &#038;&#038; 3/);
    assert.match(without.printed, /first\(\);<\/p>\s*<p>second\(\);/);
  });

  test('an author posts neither, and chooses the place for a script of the site', async () => {
    const administrator = await wordpress.logIn('administrator');
    const { publish } = await wordpress.logIn('author');
    for (const section of ['The script', 'The tag']) {
      const { stored } = await publish(block('html', await visitor.snippet(section)));
      assert.doesNotMatch(stored, /script|auth-widget/);
    }
    const { url } = await publish(heading);

    await administrator.setFooter(block('html', await visitor.snippet('Where authors cannot post scripts')));
    await visitor.signIn(await visitor.open(url));

    await administrator.setFooter(block('paragraph', '<p>Walks</p>'));
    await wordpress.addPlugin('auth-widget.php', await visitor.snippet('WordPress', 'php'));
    const page = await visitor.open(url);
    await visitor.signIn(page);
    assert.equal(await page.locator('#sign-in + auth-widget').count(), 1);
  });
});
