import { expect } from 'chai';
import { AuthWidgetDriver, loadElements } from './auth-widget.ts';

const publicToken = 'public-token-test-1';

describe('mountLogin', () => {
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

  it('throws where there is no such node', async () => {
    const { mountLogin } = (await loadElements()) as { mountLogin(options: object): HTMLElement };
    for (const elementId of ['#nowhere', '###']) {
      expect(() => mountLogin({ elementId, publicToken: publicToken })).to.throw(
        `The selector "${elementId}" applies to no elements on the page.`,
      );
    }
  });
});
