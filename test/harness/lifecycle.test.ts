/** An element that is removed, replaced, copied or moved. */
import { expect } from 'chai';
import { AuthWidgetDriver, emulatorUrl, loadElements, publicToken, until } from './auth-widget.ts';

const address = location.href;
const { open } = AuthWidgetDriver;

type Mount = 'mountLogin' | 'mountResetPassword';

/** Prepares to mount widgets by script, each in the place of the one before. */
async function mounter(how: Mount): Promise<() => AuthWidgetDriver> {
  const elements = (await loadElements()) as Record<Mount, (options: object) => HTMLElement>;
  const apiUrl = await emulatorUrl();
  const node = document.createElement('div');
  node.id = 'place';
  document.body.append(node);
  return () => new AuthWidgetDriver(elements[how]({ elementId: '#place', publicToken, apiUrl }));
}

/** Puts a token into the page's address, as the link in an e-mail does. */
function arriveWith(token: string, type: string): void {
  const mark = address.includes('?') ? '&' : '?';
  history.replaceState(null, '', `${address}${mark}stytch_token_type=${type}&token=${token}`);
}

afterEach(() => {
  document.querySelector('#place')?.remove();
  document.documentElement.lang = '';
  history.replaceState(null, '', address);
});

describe('a token in the address', () => {
  for (const [how, type, role, name] of [
    ['mountLogin', 'magic_links', 'heading', 'Finish logging in'],
    ['mountResetPassword', 'reset_password', 'textbox', 'New password'],
  ] as const) {
    it(`goes to the next widget when its own is removed, with ${how}`, async () => {
      arriveWith(`${how}-1`, type);
      const mount = await mounter(how);
      mount().remove();
      const atOnce = mount();
      await atOnce.find(role, name);
      atOnce.remove();
      await mount().find(role, name);
    });

    it(`stays with the first of two widgets, with ${how}`, async () => {
      arriveWith(`${how}-2`, type);
      const mount = await mounter(how);
      const first = mount();
      await first.find(role, name);
      const second = await open();
      expect(second.query('heading', 'Sign up or log in')).not.to.equal(undefined);
      expect(first.query(role, name)).not.to.equal(undefined);
    });
  }

  it('is not sent again by the next widget', async () => {
    arriveWith('sent', 'magic_links');
    const mount = await mounter('mountLogin');
    const first = mount();
    await first.click('button', 'Continue');
    // The token leaves the address just before it is sent.
    await until(() => location.href === address);
    first.remove();
    await mount().find('heading', 'Sign up or log in');
  });
});

describe('an element that is removed or copied', () => {
  it('reports a sign-in after its removal, but does not go to success-url', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const way = { loginOrCreate: async () => ({ method_id: 'method-1' }) };
    const authenticate = async () => {
      await held;
      return { session: { session_id: 's' }, user: { user_id: 'u' } };
    };
    const client = { otps: { sms: way, whatsapp: way, email: way, authenticate }, magicLinks: {} };
    const successUrl = `${address}#left`;
    const widget = await open({ products: 'otp', 'success-url': successUrl }, { properties: { client } });
    await widget.type('Phone number', '2025550162');
    await widget.click('button', 'Continue');
    await widget.type('Passcode', '123456');
    widget.remove();
    answer();
    await widget.heard('auth-success');
    expect(location.href).to.equal(address);
  });

  it('shows one form when a deep copy with a plain container replaces it', async () => {
    const widget = await open({ 'no-shadow': true });
    const copy = new AuthWidgetDriver(widget.element.cloneNode(true) as HTMLElement);
    widget.element.replaceWith(copy.element);
    await copy.heard('auth-ready');
    expect(copy.element.querySelectorAll('form')).to.have.length(1);
    await copy.type('Email', 'ada@');
    expect((await copy.find('textbox', 'Email')) as HTMLInputElement).to.have.property('value', 'ada@');
  });
});

describe('the language around an element', () => {
  it('is followed when it changes and when the element moves, shadow roots included', async () => {
    const host = document.createElement('section');
    document.body.append(host);
    const parent = document.createElement('p');
    host.attachShadow({ mode: 'open' }).append(parent);
    const widget = await open({}, { parent });
    document.documentElement.lang = 'fr';
    await widget.find('textbox', 'Adresse e-mail');
    parent.lang = 'es';
    await widget.find('textbox', 'Correo electrónico');
    document.documentElement.lang = 'de';
    document.body.append(widget.element);
    await widget.find('button', 'Weiter');
    widget.element.setAttribute('locale', 'en');
    await widget.find('button', 'Continue');
    host.remove();
  });
});
