/** What the element promises its page: upgrades, attributes, properties, moves, invalid input. */
import { expect } from 'chai';
import {
  type Attributes,
  AuthWidgetDriver,
  complaints,
  loadElements,
  publicToken,
  until,
} from './auth-widget.ts';

const { add, open } = AuthWidgetDriver;
const codes: Attributes = { products: 'otp', 'otp-methods': 'sms whatsapp email' };

/** The first error on the console, which follows right after the message in the widget. */
async function complaint(): Promise<string> {
  await until(() => complaints.length > 0);
  return String(complaints[0]?.[0]);
}

describe('what the element adds to r2wc', () => {
  it('keeps a property that was set before the element was defined', async () => {
    const { define } = (await loadElements()) as { define(tag: string): void };
    const element = document.createElement('auth-late');
    Object.assign(element, { products: ['otp'], publicToken, apiUrl: 'http://localhost:9' });
    document.body.append(element);
    const widget = new AuthWidgetDriver(element);
    define('auth-late');
    await widget.find('textbox', 'Phone number');
    expect(Object.hasOwn(element, 'products')).to.equal(false);
  });

  it('keeps such a property although the markup has the attribute, which counts again once it changes', async () => {
    const { define } = (await loadElements()) as { define(tag: string): void };
    const element = document.createElement('auth-later');
    const attributes = {
      'public-token': publicToken,
      'api-url': 'http://localhost:9',
      products: 'passwords',
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('config', '{"products":');
    Object.assign(element, { products: ['otp'], config: { otpOptions: { methods: ['whatsapp'] } } });
    document.body.append(element);
    const widget = new AuthWidgetDriver(element);
    define('auth-later');
    await widget.find('textbox', 'Phone number');
    expect(widget.eventsOf('auth-error')).to.deep.equal([]);
    expect(Reflect.get(element, 'config')).to.deep.equal({ otpOptions: { methods: ['whatsapp'] } });
    element.setAttribute('products', 'emailMagicLinks');
    await widget.find('textbox', 'Email');
  });

  // Spec 2.6
  it('reads an empty flag as true, and "false" as false', async () => {
    const hidden = await open({ 'hide-header-text': true });
    const shown = await open({ 'hide-header-text': 'false' });
    const width = async (widget: AuthWidgetDriver) =>
      (await widget.find('heading', 'Sign up or log in')).getBoundingClientRect().width;
    const box = (await hidden.find('heading', 'Sign up or log in')).parentElement;
    expect(box?.getBoundingClientRect().width).to.be.at.most(1);
    expect(await width(shown)).to.be.greaterThan(100);
  });

  // Spec 2.6
  it('follows attributes as they are added, changed and removed', async () => {
    const widget = await open();
    await widget.find('textbox', 'Email');
    widget.element.setAttribute('products', 'otp');
    await widget.find('textbox', 'Phone number');
    widget.element.setAttribute('otp-methods', 'sms,email');
    await widget.find('tab', 'Email');
    widget.element.removeAttribute('otp-methods');
    await widget.gone('tab', 'Email');
    widget.element.removeAttribute('products');
    await widget.gone('textbox', 'Phone number');
    await widget.find('textbox', 'Email');
  });

  it('reads text in a property like the attribute, and null like its absence', async () => {
    const properties = { products: 'otp', otpMethods: 'sms email', noShadow: 'false', config: '{}' };
    const widget = await open({}, { properties });
    await widget.find('tab', 'Email');
    expect(widget.element).to.include({ noShadow: false });
    expect((widget.element as HTMLElement & { products: unknown }).products).to.deep.equal(['otp']);
    Object.assign(widget.element, { otpMethods: null });
    await widget.gone('tab', 'Email');
    Object.assign(widget.element, { theme: '{' });
    await widget.reads('This sign-in form is not set up correctly.');
    expect(await complaint()).to.match(/auth-widget: theme .*JSON/);
    Object.assign(widget.element, { theme: {} });
    await widget.find('textbox', 'Phone number');
  });

  it('keeps the functions of an object property, which it does not copy into the attribute', async () => {
    const heard: string[] = [];
    const widget = await open(
      { products: 'otp' },
      {
        properties: {
          config: { sessionOptions: { sessionDurationMinutes: 60 } },
          callbacks: { onError: ({ code }: { code: string }) => heard.push(code) },
        },
      },
    );
    expect(widget.element.hasAttribute('config')).to.equal(false);
    expect(widget.element.hasAttribute('callbacks')).to.equal(false);
    await widget.type('Phone number', '123');
    await widget.click('button', 'Continue');
    await widget.reads('Invalid phone number, please try again.');
    expect(heard).to.deep.equal(['validation']);
  });

  it('reports invalid JSON, and recovers once it is replaced', async () => {
    const widget = await add({ config: '{"products": [' });
    await widget.reads('This sign-in form is not set up correctly.');
    expect(await complaint()).to.match(/auth-widget: config .*JSON/);
    expect(complaints).to.have.length(1);
    expect(widget.eventsOf('auth-error')[0]?.detail.code).to.equal('configuration');
    widget.element.setAttribute('config', '{"products": ["otp"]}');
    await widget.find('textbox', 'Phone number');
  });
});

describe('an element that is moved or removed', () => {
  it('keeps what was typed, and its styles, when a plain container moves into a shadow root', async () => {
    const widget = await open({ 'no-shadow': true });
    await widget.type('Email', 'ada@example.com');
    const host = document.createElement('div');
    document.body.append(host);
    host.attachShadow({ mode: 'open' }).append(widget.element);
    expect(widget.valueOf('Email')).to.equal('ada@example.com');
    const button = await widget.find('button', 'Continue');
    expect(getComputedStyle(button).height).to.equal('45px');
    host.remove();
  });

  it('leaves nothing behind, and knows what was typed when it is inserted again', async () => {
    const widget = await open();
    await widget.type('Email', 'ada@example.com');
    widget.remove();
    await Promise.resolve();
    expect(widget.text).to.equal('');
    document.body.append(widget.element);
    await widget.find('textbox', 'Email');
    expect(widget.valueOf('Email')).to.equal('ada@example.com');
  });
});

describe('settings of the page', () => {
  // Spec 1.3, 3.2
  it('render into a plain container with no-shadow or enableShadowDOM: false', async () => {
    const attribute = await open({ 'no-shadow': true });
    const config = await open({}, { properties: { config: { enableShadowDOM: false } } });
    const shadow = await open();
    expect(attribute.element.shadowRoot).to.equal(null);
    expect(config.element.shadowRoot).to.equal(null);
    expect(shadow.element.shadowRoot).not.to.equal(null);
    expect(attribute.element.querySelector('input')).not.to.equal(null);
    // Mocha fails the test if the widget, which listens there, throws.
    document.dispatchEvent(new MouseEvent('click'));
  });

  it('may come from a JSON child, which everything else overrides', async () => {
    const json = JSON.stringify({
      config: { products: ['otp'], otpOptions: { methods: ['email'] } },
      strings: { main: { heading: 'Welcome' } },
    });
    const html = `<script type="application/json">${json}</script>`;
    const widget = await add({ 'otp-methods': 'whatsapp sms' }, { html });
    await widget.find('heading', 'Welcome');
    await widget.find('tab', 'WhatsApp');
    expect(widget.query('tab', 'Email')).to.equal(undefined);
  });

  it('are separate for two widgets on a page, in plain containers too', async () => {
    const first = await open({ ...codes, 'no-shadow': true });
    const second = await open({ ...codes, 'no-shadow': true });
    const ids = [...document.querySelectorAll('auth-widget [id]')].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    expect(ids.length).to.be.greaterThan(2);
    await second.type('Phone number', '2025550162');
    expect(first.valueOf('Phone number')).to.equal('');
    await second.click('button', 'Continue');
    await second.find('heading', 'Enter passcode');
    await first.find('heading', 'Sign up or log in');
  });

  // Spec 1.2
  it('may change the theme without losing what was typed', async () => {
    const widget = await open();
    await widget.type('Email', 'ada@example.com');
    const button = await widget.find('button', 'Continue');
    expect(getComputedStyle(button).backgroundColor).to.equal('rgb(25, 48, 61)');
    widget.element.style.setProperty('--auth-buttons-primary-background-color', 'rgb(0, 0, 255)');
    await until(() => getComputedStyle(button).backgroundColor === 'rgb(0, 0, 255)');
    Object.assign(widget.element, { theme: { buttons: { primary: { backgroundColor: 'rgb(0, 128, 0)' } } } });
    await until(() => getComputedStyle(button).backgroundColor === 'rgb(0, 128, 0)');
    expect(widget.valueOf('Email')).to.equal('ada@example.com');
    expect(await widget.find('button', 'Continue')).to.equal(button);
  });

  // Spec 3.1, 4.1
  it('are joined by reset(), which starts over, and by `screen`, which names the current screen', async () => {
    const widget = await open(codes);
    const element = widget.element as HTMLElement & { screen: string; reset(): void };
    expect(element.screen).to.equal('Main');
    await widget.type('Phone number', '2025550162');
    await widget.click('button', 'Continue');
    await widget.find('heading', 'Enter passcode');
    expect(element.screen).to.equal('OTPAuthenticate');
    element.reset();
    await widget.find('heading', 'Sign up or log in');
    expect(widget.valueOf('Phone number')).to.equal('');
    const moves = widget.eventsOf('auth-screen').map(({ detail }) => `${detail.previous} ${detail.screen}`);
    expect(moves).to.deep.equal(['Main OTPAuthenticate', 'OTPAuthenticate Main']);
  });
});

describe('invalid settings', () => {
  // What is invalid, the tables of src/settings say.
  // Spec 1.2, 5.7, 8.10
  for (const [name, attributes, said, read] of [
    [
      'no token',
      { 'public-token': undefined },
      /public-token must/,
      'This sign-in form is not set up correctly.',
    ],
    [
      'links together with e-mail codes',
      { products: 'emailMagicLinks otp', 'otp-methods': 'email' },
      /products must/,
      'Error: Cannot use both EML and Email OTP',
    ],
  ] as const)
    it(`${name}: reported in the widget, once on the console, and to the page`, async () => {
      const widget = await add(attributes);
      await widget.reads(read);
      expect((await widget.heard('auth-error')).detail).to.include({ code: 'configuration' });
      expect(complaints).to.have.length(1);
      expect(await complaint()).to.match(said);
      expect(widget.eventsOf('auth-ready')).to.have.length(0);
    });

  it('a client without the necessary calls: the missing ones are named', async () => {
    const widget = await add({ products: 'otp' }, { properties: { client: { otps: {} } } });
    await widget.reads('not set up correctly');
    expect(await complaint()).to.match(/client must .*otps\.authenticate/);
  });
});

describe('a client of the page', () => {
  // Spec 7.1
  it('is recognized by its methods, whatever its class', async () => {
    const sent: string[] = [];
    const loginOrCreate = async (to: string) => {
      sent.push(to);
      return { method_id: 'method-1' };
    };
    const authenticate = async () => ({
      session: { session_id: 's' },
      user: { user_id: 'u' },
      session_token: 'secret',
    });
    const way = { loginOrCreate };
    const client = {
      otps: { sms: way, whatsapp: way, email: way, authenticate },
      magicLinks: { email: way, authenticate },
    };
    const widget = await open({ products: 'otp', 'public-token': undefined }, { properties: { client } });
    await widget.type('Phone number', '2025550162');
    await widget.click('button', 'Continue');
    await widget.find('heading', 'Enter passcode');
    await widget.type('Passcode', '123456');
    await widget.find('heading', 'Success');
    expect(sent).to.deep.equal(['+12025550162']);
    expect(widget.eventsOf('auth-success')[0]?.detail).to.deep.equal({
      method: 'otp',
      session: { session_id: 's' },
      user: { user_id: 'u' },
      target: undefined,
    });
    expect(JSON.stringify(widget.events.map(({ detail }) => detail))).not.to.include('secret');
  });
});
