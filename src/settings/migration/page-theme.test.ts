import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type PageButton, pageTheme, themeOf } from './page-theme.ts';

const CLEAR = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';
const GRAY = 'rgb(239, 239, 239)';
const GREEN = 'rgb(11, 93, 59)';
const button = (background: string): PageButton => ({ background, radius: '8px' });

const cases: readonly (readonly [
  what: string,
  grounds: readonly string[],
  buttons: readonly PageButton[],
  expected: object,
])[] = [
  ['a page that says nothing', [CLEAR, CLEAR], [], {}],
  ['the nearest ground', [CLEAR, WHITE, GREEN], [], { surface: WHITE }],
  ['no ground that lets another through', ['rgba(255, 0, 0, 0.5)', WHITE], [], { surface: WHITE }],
  ['the first button with a color', [WHITE], [button(CLEAR), button(GRAY), button(GREEN)], { accent: GREEN }],
  ['a black button', [WHITE], [button('rgb(0, 0, 0)')], { accent: 'rgb(0, 0, 0)' }],
  ['no gray with a tint', [WHITE], [button('rgb(99, 99, 107)'), button(GREEN)], { accent: GREEN }],
  ['hardly any color', [WHITE], [button('rgb(99, 99, 108)')], { accent: 'rgb(99, 99, 108)' }],
  ['no dark gray', [WHITE], [button('rgb(60, 60, 60)'), button(GREEN)], { accent: GREEN }],
  ['almost black', [WHITE], [button('rgb(59, 59, 59)')], { accent: 'rgb(59, 59, 59)' }],
  ['no button that only its text shows', [GREEN], [button(GREEN)], { accent: undefined }],
  [
    'no color that is not known',
    ['oklch(0.5 0.1 150)'],
    [button('color(srgb 1 0 0)')],
    { surface: undefined },
  ],
];

for (const [what, grounds, buttons, expected] of cases)
  test(`the page's theme: ${what}`, () => {
    const theme = themeOf(grounds, buttons);
    assert.equal(theme.look, 'modern');
    for (const [name, value] of Object.entries(expected))
      assert.equal(theme[name as 'accent' | 'surface'], value, name);
  });

test("the page's theme: a button's corners are those of buttons and fields", () => {
  const { buttons, inputs } = themeOf([], [button(GREEN)]);
  assert.deepEqual(
    [buttons?.primary?.borderRadius, buttons?.secondary?.borderRadius, inputs?.borderRadius],
    ['8px', '8px', '8px'],
  );
});

/** An element among the page's buttons, as far as its theme is read. */
function amongButtons(
  context: TestContext,
  buttons: readonly { background: string; rects: number; own: boolean }[],
): Element {
  const getComputedStyle = ({ background }: { background?: string }) => ({
    backgroundColor: background ?? WHITE,
    borderRadius: '4px',
  });
  Object.assign(globalThis, { getComputedStyle, Node: { ELEMENT_NODE: 1 } });
  context.after(() => {
    for (const name of ['getComputedStyle', 'Node']) Reflect.deleteProperty(globalThis, name);
  });
  const nodes = buttons.map((button) => ({
    ...button,
    getClientRects: () => Array.from({ length: button.rects }),
  }));
  return {
    nodeType: 1,
    ownerDocument: { querySelectorAll: () => nodes },
    contains: (node: { own: boolean }) => node.own,
  } as unknown as Element;
}

test("the page's theme: neither a hidden button counts nor one of the widget's own", (context) => {
  const RED = 'rgb(200, 0, 0)';
  const element = amongButtons(context, [
    { background: RED, rects: 0, own: false },
    { background: RED, rects: 1, own: true },
    { background: GREEN, rects: 1, own: false },
  ]);
  const { accent, surface } = pageTheme(element);
  assert.deepEqual([accent, surface], [GREEN, WHITE]);
});

test("the page's theme: the ground around a shadow root shows through", (context) => {
  const host = { nodeType: 1, background: GREEN };
  const inside = { background: CLEAR, parentNode: { nodeType: 11, host } };
  assert.equal(pageTheme(Object.assign(amongButtons(context, []), inside)).surface, GREEN);
});
