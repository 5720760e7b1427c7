/** The focus of an element that the page moves. */
import { expect } from 'chai';
import { keepFocus } from '../../src/shell/app/keep-focus.ts';

describe('a widget without a shadow root', () => {
  it('does not take back a focus that the visitor has ended', async () => {
    const stopped = new AbortController();
    const container = document.createElement('div');
    const field = document.createElement('input');
    container.append(field);
    document.body.append(container);
    const restore = keepFocus(container, stopped.signal);
    field.focus();
    field.blur();
    await new Promise((nextTask) => setTimeout(nextTask));
    document.body.append(container);
    restore();
    expect(document.activeElement?.localName).to.equal('body');
    field.focus();
    document.body.append(container);
    restore();
    expect(document.activeElement?.localName).to.equal('input');
    stopped.abort();
    container.remove();
  });
});
