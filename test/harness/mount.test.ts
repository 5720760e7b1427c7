import { expect } from 'chai';
import { AuthWidgetDriver, loadElements } from './auth-widget.ts';

const publicToken = 'public-token-test-1';

describe('mountLogin', () => {
  // Spec 1.1, 3.4
  it('puts an element into the node that the selector finds', async () => {
    const { mountLogin } = (await loadElements()) as { mountLogin(options: object): HTMLElement };
    const node = document.createElement('div');
    node.id = 'login';
    document.body.append(node);
    const element = mountLogin({
      elementId: '#login',
      publicToken: publicToken,
      apiUrl: 'http://localhost:9',
      config: { products: ['otp'] },
      styles: { hideHeaderText: false },
    });
    const widget = new AuthWidgetDriver(element);
    expect(node.firstElementChild).to.equal(element);
    await widget.find('textbox', 'Phone number');
    node.remove();
  });

  it('sets the options that it knows, and no other property of the element', async () => {
    const { mountLogin } = (await loadElements()) as { mountLogin(options: object): HTMLElement };
    const node = document.createElement('div');
    node.id = 'login';
    document.body.append(node);
    const element = mountLogin({
      elementId: '#login',
      publicToken,
      innerHTML: '<p>injected</p>',
      id: 'injected',
      onclick: () => undefined,
    });
    expect([element.innerHTML, element.id, element.onclick]).to.deep.equal(['', '', null]);
    expect(Reflect.get(element, 'publicToken')).to.equal(publicToken);
    node.remove();
  });

  // Spec 3.4
  it('hands on the theme and the callbacks', async () => {
    const { mountLogin } = (await loadElements()) as { mountLogin(options: object): HTMLElement };
    const node = document.createElement('div');
    node.id = 'login';
    document.body.append(node);
    const heard: string[] = [];
    const element = mountLogin({
      elementId: '#login',
      publicToken,
      apiUrl: 'http://localhost:9',
      styles: { buttons: { primary: { backgroundColor: 'rgb(0, 128, 0)' } } },
      callbacks: { onError: ({ code }: { code: string }) => heard.push(code) },
    });
    const widget = new AuthWidgetDriver(element);
    const button = await widget.find('button', 'Continue');
    expect(getComputedStyle(button).backgroundColor).to.equal('rgb(0, 128, 0)');
    await widget.click('button', 'Continue');
    await widget.reads('Invalid email address');
    expect(heard).to.deep.equal(['validation']);
    node.remove();
  });

  // Spec 8.11
  it('throws where there is no such node', async () => {
    const { mountLogin } = (await loadElements()) as { mountLogin(options: object): HTMLElement };
    for (const elementId of ['#nowhere', '###']) {
      expect(() => mountLogin({ elementId, publicToken: publicToken })).to.throw(
        `The selector "${elementId}" applies to no elements on the page.`,
      );
    }
  });
});

describe('mountResetPassword', () => {
  // Spec 1.4, 3.4
  it('mounts the form for a new password, with its token', async () => {
    const { mountResetPassword } = (await loadElements()) as {
      mountResetPassword(options: object): HTMLElement;
    };
    const node = document.createElement('div');
    node.id = 'reset';
    document.body.append(node);
    const options = { elementId: '#reset', publicToken, apiUrl: 'http://localhost:9' };
    await new AuthWidgetDriver(mountResetPassword(options)).find('textbox', 'Email');
    const element = mountResetPassword({ ...options, passwordResetToken: 'token' });
    await new AuthWidgetDriver(element).find('textbox', 'New password');
    expect([...node.children]).to.deep.equal([element]);
    node.remove();
  });
});
