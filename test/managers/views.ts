/**
 * Looks at Chromium's own buttons and fields, which no page and no DevTools of a page can see: through "UI DevTools",
 * which show the browser's views as a document, with their properties as styles.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ViewNode {
  readonly nodeId: number;
  readonly nodeName: 'Root' | 'Window' | 'Widget' | 'View';
  /** Names and values in turn. */
  readonly attributes?: readonly string[];
  readonly children?: readonly ViewNode[];
}

interface StyleAnswer {
  readonly matchedCSSRules: readonly {
    readonly rule: {
      readonly style: {
        readonly cssProperties: readonly { readonly name: string; readonly value: string }[];
      };
    };
  }[];
}

export interface View {
  /** Such as `MdTextButton`. */
  readonly kind: string;
  /** Such as `Text`, `IsDefault` and `Visible`. */
  readonly properties: Readonly<Record<string, string>>;
  /** The middle of the view, in pixels of the screen. */
  readonly x: number;
  readonly y: number;
}

export interface Views {
  /** The views of all windows with that name. One that was closed stays there for a while, without its contents. */
  inWindow(name: string): Promise<readonly View[]>;
  close(): void;
}

/** @param profile of a Chromium that was started with `--enable-ui-devtools=0` */
export async function connectViews(profile: string): Promise<Views> {
  const [port = ''] = (await readFile(join(profile, 'UIDevToolsActivePort'), 'utf8')).split('\n');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/0`);
  await once(socket, 'open');
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let sent = 0;
  const call = (method: string, params: object = {}): Promise<unknown> => {
    sent += 1;
    const id = sent;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((answered) => {
      waiting.set(id, answered);
    });
  };
  await call('DOM.enable');
  await call('CSS.enable');

  async function propertiesOf({ nodeId }: ViewNode): Promise<Readonly<Record<string, string>>> {
    const { matchedCSSRules } = (await call('CSS.getMatchedStylesForNode', { nodeId })) as StyleAnswer;
    return Object.fromEntries(
      matchedCSSRules.flatMap(({ rule }) => rule.style.cssProperties.map(({ name, value }) => [name, value])),
    );
  }

  async function viewsIn(node: ViewNode, left: number, top: number): Promise<View[]> {
    const properties = await propertiesOf(node);
    const size = (name: string): number => Number(properties[name]);
    // A window has the place of the widget that fills it.
    const place = node.nodeName === 'Window' ? { x: 0, y: 0 } : { x: left + size('X'), y: top + size('Y') };
    const view: View = {
      kind: nameOf(node),
      properties,
      x: place.x + size('Width') / 2,
      y: place.y + size('Height') / 2,
    };
    const inner = await Promise.all((node.children ?? []).map((child) => viewsIn(child, place.x, place.y)));
    return [view, ...inner.flat()];
  }

  return {
    async inWindow(name) {
      const { root } = (await call('DOM.getDocument')) as { root: ViewNode };
      const windows = all(root).filter((node) => node.nodeName === 'Window' && nameOf(node) === name);
      return (await Promise.all(windows.map((window) => viewsIn(window, 0, 0)))).flat();
    },
    close: () => socket.close(),
  };
}

function nameOf({ attributes = [] }: ViewNode): string {
  return attributes[attributes.indexOf('name') + 1] ?? '';
}

function all(node: ViewNode): ViewNode[] {
  return [node, ...(node.children ?? []).flatMap(all)];
}
