import type { LightFields } from '../../kit/light-fields/light-fields.ts';
import type { Host } from '../runner/runner.ts';

/**
 * Puts the fields into the element itself.
 * @param isPrinted whether a server has printed the first screen, and the fields with it
 * @param painted resolves once requests delay no paint
 */
async function placeFields(
  root: ShadowRoot,
  host: Host,
  isPrinted: boolean,
  painted: Promise<void>,
): Promise<LightFields> {
  await painted;
  const { LightFields } = await import('../../kit/light-fields/light-fields.ts');
  host.lightFields = new LightFields(root, isPrinted);
  return host.lightFields;
}

/** Lets the app render those fields. */
async function importComponents(
  host: Host,
  placed: Promise<LightFields>,
  painted: Promise<void>,
): Promise<void> {
  await painted;
  const { lightComponents } = await import('../../kit/ui/light/light-components.tsx');
  host.fieldComponents = lightComponents(await placed);
}

/**
 * Puts the fields into the element itself, and lets the app render them there.
 * @param onPlaced called once they are there
 */
export function loadLightFields(
  root: ShadowRoot,
  host: Host,
  isPrinted: boolean,
  painted: Promise<void>,
  onPlaced: (fields: LightFields) => void,
): Promise<void> {
  const placed = placeFields(root, host, isPrinted, painted);
  placed.then(onPlaced, () => undefined);
  const renderable = importComponents(host, placed, painted);
  // Whoever waits for the app learns of it.
  renderable.catch(() => undefined);
  return renderable;
}
