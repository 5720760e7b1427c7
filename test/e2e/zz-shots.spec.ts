import { test } from './fixtures.ts';
import { screens } from './screens.ts';

for (const { name, open } of screens)
  for (const [w, scheme] of [
    [480, 'light'],
    [320, 'dark'],
  ] as const)
    test(`${name} ${w}`, async ({ page, openWidget, emulator }) => {
      await page.setViewportSize({ width: w, height: 700 });
      await open({ page, emulator, openWidget: (a, o) => openWidget({ ...a, 'color-scheme': scheme }, o) });
      await page.screenshot({ path: `/tmp/shots/${w}-${name.replaceAll(/\W+/g, '-')}.png` });
    });
