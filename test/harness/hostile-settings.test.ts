/** Settings that throw when they are read: never a blank element, nor a claim that the network failed. */
import { expect } from 'chai';
import { AuthWidgetDriver, complaints, loadElements, publicToken } from './auth-widget.ts';

async function expectConfigurationMessage(widget: AuthWidgetDriver): Promise<void> {
  await widget.reads('This sign-in form is not set up correctly.');
  await widget.heard('auth-error');
  expect(widget.eventsOf('auth-error').map(({ detail }) => detail.code)).to.deep.equal(['configuration']);
}

describe('settings that throw', () => {
  const failure = new Error('of the page');
  const thrower = (): never => {
    throw failure;
  };
  const throwing = (name: string): object =>
    Object.defineProperty({}, name, { get: thrower, enumerable: true });
  const hostile: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    'a getter in the config': { config: throwing('products') },
    'a proxy as products': { products: new Proxy([], { get: thrower }) },
    'a symbol as a color scheme': { colorScheme: Symbol('dark') },
    'an object that cannot become text as a color scheme': { colorScheme: { toString: thrower } },
    'a proxy as client': { client: new Proxy({}, { get: thrower }) },
    'a bigint as the number of providers': {
      products: ['oauth'],
      config: { oauthOptions: { providers: { length: 2n } } },
    },
  };

  for (const [what, properties] of Object.entries(hostile)) {
    it(`${what} is reported`, async () => {
      await expectConfigurationMessage(await AuthWidgetDriver.add({}, { properties }));
    });
  }

  it('a getter of a callback is reported, to the console when the callback is due', async () => {
    const reported: unknown[] = [];
    const { reportError } = window;
    window.reportError = (error) => reported.push(error);
    const properties = { callbacks: throwing('onError') };
    await expectConfigurationMessage(await AuthWidgetDriver.add({}, { properties }));
    window.reportError = reportError;
    expect(reported).to.deep.equal([failure]);
  });

  it('a getter on the element from before its definition is reported', async () => {
    const { define } = (await loadElements()) as { define(tag: string): void };
    const element = document.createElement('auth-early');
    Object.defineProperty(element, 'config', { get: thrower, configurable: true });
    element.setAttribute('public-token', publicToken);
    document.body.append(element);
    const widget = new AuthWidgetDriver(element);
    define('auth-early');
    await expectConfigurationMessage(widget);
  });

  it('a getter of mountLogin is reported with what it threw, and the form shows once it is set', async () => {
    const { mountLogin } = (await loadElements()) as { mountLogin(options: object): HTMLElement };
    const node = document.createElement('div');
    node.id = 'login';
    document.body.append(node);
    const options = { elementId: '#login', publicToken, apiUrl: 'http://localhost:9' };
    const element = mountLogin(Object.defineProperty(options, 'config', { get: thrower, enumerable: true }));
    const widget = new AuthWidgetDriver(element);
    await expectConfigurationMessage(widget);
    expect(complaints).to.deep.include(['auth-widget: config throws when it is read.', failure]);
    expect(widget.eventsOf('auth-error')[0]?.detail.cause.cause).to.equal(failure);
    Object.assign(element, { config: { products: ['otp'] } });
    await widget.find('textbox', 'Phone number');
    node.remove();
  });

  it('a theme and texts of symbols do not keep the form from showing', async () => {
    const symbol = Symbol('of the page');
    const logo = { logoImageUrl: symbol, alt: symbol };
    const theme = { logo, buttons: { height: symbol }, fontFamily: symbol };
    const properties = { theme, strings: { main: { heading: symbol } } };
    const widget = await AuthWidgetDriver.open({}, { properties });
    await widget.find('heading', 'Sign up or log in');
  });
});
