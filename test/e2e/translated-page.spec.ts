/** A page that the browser has translated, which puts each text into nodes of its own. */
import { expect, live as test } from './fixtures.ts';
import { askForSms, smsCodes } from './steps.ts';

test('the pause before another code still counts where a browser has translated the page', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget(smsCodes);
  await askForSms(widget, emulator);
  const pause = widget.element.getByText(/in \d+ s/);
  await widget.element.evaluate(({ shadowRoot }) => {
    const texts = document.createTreeWalker(shadowRoot as Node, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const font = document.createElement('font');
      font.textContent = `«${text.nodeValue}»`;
      (text as ChildNode).replaceWith(font);
    }
  });
  const left = async (): Promise<number> => Number(/\d+/.exec((await pause.last().textContent()) ?? '')?.[0]);
  const first = await left();
  await expect.poll(left).toBeLessThan(first);
});
