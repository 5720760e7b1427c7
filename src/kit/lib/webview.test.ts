import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWebview } from './webview.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const ENGINE = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const browsers: readonly (readonly [name: string, userAgent: string, isEmbedded: boolean])[] = [
  [
    'Android WebView',
    `${ANDROID} Build/AP3A; wv) ${ENGINE} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    true,
  ],
  [
    'Instagram on Android',
    `${ANDROID}) ${ENGINE} Chrome/140.0.0.0 Mobile Safari/537.36 Instagram 390.0.0 Android`,
    true,
  ],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 390.0.0.28.85 (iPhone17,1; iOS 18_5)`, true],
  ['Facebook on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0;FBDV/iPhone17,1]`, true],
  [
    'Facebook on Android',
    `${ANDROID}) ${ENGINE} Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0.0;]`,
    true,
  ],
  ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.31.1`, true],
  ['Chrome on Android', `${ANDROID}) ${ENGINE} Chrome/140.0.0.0 Mobile Safari/537.36`, false],
  ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, false],
  ['a page on the home screen', `${IPHONE} Mobile/15E148`, false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['none', '', false],
];
for (const [name, userAgent, isEmbedded] of browsers)
  test(`${name} is ${isEmbedded ? 'embedded in an app' : 'a browser'}`, () =>
    assert.equal(isWebview(userAgent), isEmbedded));
