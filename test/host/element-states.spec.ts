/** What CSS and assistive technology see of the element itself. */
import type { Page } from '@playwright/test';
import { expect, publicToken, test, type Widget } from '../e2e/fixtures.ts';
import { holdRequests } from '../e2e/hold.ts';
import { serialize } from '../e2e/host-page.ts';
import { button, emailField, passcode, phoneField, sendRoute, smsCodes, wrong } from '../e2e/steps.ts';

const hasState = ({ element }: Pick<Widget, 'element'>, state: string): Promise<boolean> =>
  element.evaluate((node, name) => node.matches(`:state(${name})`), state);
const expectState = (widget: Pick<Widget, 'element'>, state: string, is = true) =>
  expect.poll(() => hasState(widget, state), { message: `:state(${state})` }).toBe(is);

/** The role and the name of the element in the browser's accessibility tree. */
async function roleOf(page: Page, tag = 'auth-widget'): Promise<readonly unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: tag });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  return [nodes[0]?.role?.value, nodes[0]?.name?.value];
}

test('the element is a form by the name of its screen, with a state for it, and one while it is busy or shows an error', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  await expectState(widget, 'screen-main');
  expect(await hasState(widget, 'busy')).toBe(false);
  await expect.poll(() => roleOf(page)).toEqual(['form', 'Sign up or log in']);
  await phoneField(widget).fill('12');
  await button(widget, 'Continue').click();
  await expectState(widget, 'error');
  const held = await holdRequests(page, `**${sendRoute}`);
  await phoneField(widget).fill('2025550162');
  await button(widget, 'Continue').click();
  await expectState(widget, 'busy');
  held.release();
  await expectState(widget, 'screen-otp-authenticate');
  expect(await hasState(widget, 'screen-main')).toBe(false);
  await expectState(widget, 'busy', false);
  await expect.poll(() => roleOf(page)).toEqual(['form', 'Enter passcode']);

  const { code = '' } = await emulator.inbox('+12025550162');
  await passcode(widget).fill(wrong(code));
  await expectState(widget, 'error');
  await passcode(widget).pressSequentially('1');
  await expectState(widget, 'error', false);
});

test('what the page says about the element counts, and its own landmark is not repeated', async ({
  page,
  openWidget,
  emulator,
}) => {
  const attributes = serialize({ id: 'inner', 'public-token': publicToken, 'api-url': emulator.url });
  const after = `<form aria-label="Order"><auth-widget${attributes}></auth-widget></form>`;
  const widget = await openWidget({ role: 'region', 'aria-label': 'Members' }, { after });
  await expectState(widget, 'screen-main');
  await expectState({ element: page.locator('#inner') }, 'screen-main');
  expect(await roleOf(page)).toEqual(['region', 'Members']);
  expect(await roleOf(page, '#inner')).toEqual(['group', 'Sign up or log in']);
});

test('a page that attaches the internals itself gets a widget without states', async ({
  page,
  openWidget,
}) => {
  await page.addInitScript(() => {
    const define = CustomElementRegistry.prototype.define;
    CustomElementRegistry.prototype.define = function defineAndAttach(name, constructor, options) {
      define.call(this, name, constructor, options);
      for (const element of document.querySelectorAll<HTMLElement>(name)) element.attachInternals();
    };
  });
  const widget = await openWidget();
  await emailField(widget).fill('ada@example.com');
  await button(widget, 'Continue').click();
  await widget.event('auth-screen', { screen: 'EmailConfirmation', previous: 'Main' });
  expect(await hasState(widget, 'screen-email-confirmation')).toBe(false);
});
