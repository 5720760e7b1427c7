import { freePort, poll, type Running, startProgram, stopProgram } from './process.ts';
import { startScreen } from './screen.ts';
import { overHttp } from './wire.ts';

/**
 * WebKitGTK has no headless mode, so it gets a virtual screen; and a window manager, because without one no window has the
 * focus, and so nothing matches `:focus` and there are no focus events.
 */
export async function startWebKit([driver, screen, manager]: readonly [
  string,
  string,
  string,
]): Promise<Running> {
  const stops: (() => Promise<void>)[] = [];
  const clean = async (): Promise<void> => {
    for (const stop of stops) await stop();
  };
  const start = (...given: Parameters<typeof startProgram>): void => {
    const child = startProgram(...given);
    stops.unshift(() => stopProgram(child));
  };
  try {
    const { env, stop } = await startScreen(screen, '640x900');
    stops.unshift(stop);
    start(manager, ['-use_titlebar', 'no'], env);
    const port = await freePort();
    start(driver, [`--port=${port}`], { ...env, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' });
    const url = `http://127.0.0.1:${port}`;
    await poll('WebKitWebDriver', () => fetch(`${url}/status`));
    const wire = await overHttp(url);
    return {
      wire,
      async stop() {
        // Ends the browser, which is not our child process.
        await wire.send('DeleteSession').catch(() => undefined);
        await clean();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}
