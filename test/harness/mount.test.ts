import { expect } from 'chai';
import { AuthWidgetDriver, loadElements, publicToken } from './auth-widget.ts';

const page = { elementId: '#place', publicToken, apiUrl: 'http://localhost:9' };
let node: HTMLElement;
let mount: Record<'mountLogin' | 'mountResetPassword', (options: object) => HTMLElement>;

beforeEach(async () => {
  mount = (await loadElements()) as typeof mount;
  node = document.createElement('div');
  node.id = 'place';
  document.body.append(node);
});

afterEach(() => node.remove());

describe('mountLogin', () => {
  // Spec 1.1, 3.4
  it('puts an element into the node that the selector finds', async () => {
    const element = mount.mountLogin({
      ...page,
      config: { products: ['otp'] },
      styles: { hideHeaderText: false },
    });
    expect(node.firstElementChild).to.equal(element);
    await new AuthWidgetDriver(element).find('textbox', 'Phone number');
  });

  it('sets the options that it knows, and no other property of the element', () => {
    const element = mount.mountLogin({
      elementId: '#place',
      publicToken,
      innerHTML: '<p>injected</p>',
      id: 'injected',
      onclick: () => undefined,
    });
    expect([element.innerHTML, element.id, element.onclick]).to.deep.equal(['', '', null]);
    expect(Reflect.get(element, 'publicToken')).to.equal(publicToken);
  });

  // Spec 3.4
  it('hands on the theme and the callbacks', async () => {
    const heard: string[] = [];
    const element = mount.mountLogin({
      ...page,
      styles: { buttons: { primary: { backgroundColor: 'rgb(0, 128, 0)' } } },
      callbacks: { onError: ({ code }: { code: string }) => heard.push(code) },
    });
    const widget = new AuthWidgetDriver(element);
    const button = await widget.find('button', 'Continue');
    expect(getComputedStyle(button).backgroundColor).to.equal('rgb(0, 128, 0)');
    await widget.click('button', 'Continue');
    await widget.reads('Enter your email address.');
    expect(heard).to.deep.equal(['validation']);
  });

  // Spec 8.11
  it('throws where there is no such node', () => {
    for (const elementId of ['#nowhere', '###'])
      expect(() => mount.mountLogin({ elementId, publicToken })).to.throw(
        `The selector "${elementId}" applies to no elements on the page.`,
      );
  });
});

describe('mountResetPassword', () => {
  // Spec 1.4, 3.4
  it('mounts the form for a new password, with its token', async () => {
    await new AuthWidgetDriver(mount.mountResetPassword(page)).find('textbox', 'Email');
    const element = mount.mountResetPassword({ ...page, passwordResetToken: 'token' });
    await new AuthWidgetDriver(element).find('textbox', 'New password');
    expect([...node.children]).to.deep.equal([element]);
  });
});
