/** The widget in the document of a frame, where a script of the page puts it. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { button, heading, passcode, phone, phoneField, smsCodes } from '../e2e/steps.ts';

const after = '<iframe title="Sign in" width="500" height="600" srcdoc="<!doctype html><body>"></iframe>';

/** Puts the element, or a copy of it, into the frame. Runs in the page. */
function intoFrame(element: Element, copied: boolean): void {
  const moved = copied ? (element.cloneNode() as Element) : element;
  document.querySelector('iframe')?.contentDocument?.body.append(moved);
}

const height = (at: Locator): Promise<string> => at.evaluate((node) => getComputedStyle(node).height);

for (const { where, attributes } of [
  { where: 'a shadow root', attributes: smsCodes },
  { where: 'a plain container', attributes: { ...smsCodes, 'no-shadow': true } },
]) {
  test(`a widget in ${where} moves into a frame and back as it is, and signs in there`, async ({
    page,
    openWidget,
    emulator,
  }) => {
    const widget = await openWidget(attributes, { after });
    const tall = await height(button(widget, 'Continue'));
    await phoneField(widget).pressSequentially('202555');
    await phoneField(widget).press('ArrowLeft');
    await widget.element.evaluate(intoFrame, false);

    const inner = { element: page.frameLocator('iframe').locator('auth-widget') };
    await expect(phoneField(inner)).toBeFocused();
    await page.keyboard.type('0162');
    await expect(phoneField(inner)).toHaveValue('(202) 550-1625');
    expect(await height(button(inner, 'Continue'))).toBe(tall);
    await inner.element.evaluate((element) => parent.document.body.append(element));
    expect(await height(button(widget, 'Continue'))).toBe(tall);
    await expect(phoneField(widget)).toBeFocused();
    await widget.element.evaluate(intoFrame, false);

    await phoneField(inner).fill(phone.typed);
    await button(inner, 'Continue').click();
    await expect(heading(inner, 'Enter passcode')).toBeVisible();
    await expect(passcode(inner)).toBeFocused();
    await page.keyboard.type((await emulator.inbox(phone.e164)).code ?? '');
    await expect(heading(inner, 'Success')).toBeVisible();
  });

  test(`a widget in ${where} starts in a frame beside one on the page`, async ({ page, openWidget }) => {
    const widget = await openWidget(attributes, { after });
    const tall = await height(button(widget, 'Continue'));
    await widget.element.evaluate(intoFrame, true);
    const inner = { element: page.frameLocator('iframe').locator('auth-widget') };
    await phoneField(inner).pressSequentially(phone.typed);
    await expect(phoneField(inner)).toHaveValue(phone.shown);
    for (const each of [widget, inner]) expect(await height(button(each, 'Continue'))).toBe(tall);
  });
}
