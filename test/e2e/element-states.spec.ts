/** What CSS and assistive technology see of the element itself. */
import type { Page } from '@playwright/test';
import { expect, test, type Widget } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { askForSms, button, emailField, passcode, phoneField, sendRoute, smsCodes, wrong } from './steps.ts';

const hasState = ({ element }: Pick<Widget, 'element'>, state: string): Promise<boolean> =>
  element.evaluate((node, name) => node.matches(`:state(${name})`), state);
const expectState = (widget: Widget, state: string, is = true) =>
  expect.poll(() => hasState(widget, state), { message: `:state(${state})` }).toBe(is);

/** The role and the name of the element in the browser's accessibility tree. */
async function roleOf(page: Page, tag = 'auth-widget'): Promise<readonly unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: tag });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  return [nodes[0]?.role?.value, nodes[0]?.name?.value];
}

test('the element has a state for its screen, and one while it is busy or shows an error', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  await expectState(widget, 'screen-main');
  expect(await hasState(widget, 'busy')).toBe(false);
  const held = await holdRequests(page, `**${sendRoute}`);
  await phoneField(widget).fill('2025550162');
  await button(widget, 'Continue').click();
  await expectState(widget, 'busy');
  held.release();
  await expectState(widget, 'screen-otp-authenticate');
  expect(await hasState(widget, 'screen-main')).toBe(false);
  await expectState(widget, 'busy', false);

  const { code = '' } = await emulator.inbox('+12025550162');
  await passcode(widget).fill(wrong(code));
  await expectState(widget, 'error');
  await passcode(widget).pressSequentially('1');
  await expectState(widget, 'error', false);
});

test('an invalid address is an error state, too', async ({ openWidget }) => {
  const widget = await openWidget();
  await expectState(widget, 'screen-main');
  await emailField(widget).fill('nobody');
  await button(widget, 'Continue').click();
  await expectState(widget, 'error');
});

test('the element is a form by the name of its screen', async ({ page, openWidget, emulator }) => {
  const widget = await openWidget(smsCodes);
  await expect.poll(() => roleOf(page)).toEqual(['form', 'Sign up or log in']);
  await askForSms(widget, emulator);
  await expect.poll(() => roleOf(page)).toEqual(['form', 'Enter passcode']);
});

test('what the page says about the element counts', async ({ page, openWidget }) => {
  const widget = await openWidget({ role: 'region', 'aria-label': 'Members' });
  await expectState(widget, 'screen-main');
  expect(await roleOf(page)).toEqual(['region', 'Members']);
});

test('a landmark of the page is not repeated', async ({ page, openWidget }) => {
  const widget = await openWidget({}, { before: '<form aria-label="Order">', after: '</form>' });
  await expectState(widget, 'screen-main');
  expect(await roleOf(page)).toEqual(['group', 'Sign up or log in']);
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
