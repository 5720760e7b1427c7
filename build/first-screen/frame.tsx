/** Renders what is around the methods' blocks. */

import type { FirstScreenData } from '../../src/consumer/methods/first-screen-data.ts';
import type { Branch } from '../../src/kit/lib/draw.ts';
import { Button } from '../../src/kit/ui/button.tsx';
import { Divider } from '../../src/kit/ui/divider.tsx';
import { LiveRegion } from '../../src/kit/ui/live-region.tsx';
import { Logo } from '../../src/kit/ui/logo.tsx';
import { Stack } from '../../src/kit/ui/stack.tsx';
import { Surface } from '../../src/kit/ui/surface.tsx';
import { Tabs } from '../../src/kit/ui/tabs.tsx';
import { Heading, VisuallyHidden } from '../../src/kit/ui/text.tsx';
import { WatermarkPlace } from '../../src/kit/ui/watermark-place.tsx';
import { SLOTS, treeOf } from './blocks.tsx';
import { cutOut, findAll, markContainer, slot } from './trees.ts';

const CONTENT = slot('content');

const surface = (): Branch =>
  markContainer(
    treeOf(
      <Surface dir={slot('direction') as 'ltr'} lang={slot('language')}>
        {CONTENT}
      </Surface>,
    ),
  );

/** The tabs, of which one is selected. */
function renderTabs(): Pick<FirstScreenData, 'tabs' | 'tab' | 'selectedTab'> {
  const tabs = treeOf(
    <Tabs
      label={SLOTS.main.loginMethod}
      tabs={[slot('selected'), slot('tab')].map((id) => ({ id, label: slot('label') }))}
      selected={slot('selected')}
      onSelect={() => undefined}
    >
      {CONTENT}
    </Tabs>,
  );
  const [selectedTab, tab] = findAll(tabs, 'role', 'tab');
  if (!selectedTab || !tab) throw new Error('a tab is missing');
  return { tabs: cutOut(tabs, [selectedTab, tab], 'tabs'), tab, selectedTab };
}

type Frame = Pick<
  FirstScreenData,
  | 'surface'
  | 'outlet'
  | 'stack'
  | 'logo'
  | 'watermark'
  | 'heading'
  | 'hiddenHeading'
  | 'divider'
  | 'panel'
  | 'tabs'
  | 'tab'
  | 'selectedTab'
>;

export function renderFrame(): Frame {
  // Only for its rules: added with the press, they would have browsers style the whole screen anew.
  treeOf(<Button busy>{CONTENT}</Button>);
  return {
    surface: surface(),
    outlet: treeOf(
      <Stack gap={24}>
        {CONTENT}
        <LiveRegion text="" />
      </Stack>,
    ),
    stack: treeOf(<Stack gap={24}>{CONTENT}</Stack>),
    logo: treeOf(<Logo src={slot('source')} alt={slot('alternative')} />),
    watermark: treeOf(<WatermarkPlace />),
    heading: treeOf(<Heading>{SLOTS.main.heading}</Heading>),
    hiddenHeading: treeOf(
      <VisuallyHidden>
        <Heading>{SLOTS.main.heading}</Heading>
      </VisuallyHidden>,
    ),
    divider: treeOf(<Divider label={SLOTS.common.or} />),
    panel: treeOf(
      <Tabs label="" tabs={[]} selected="" onSelect={() => undefined}>
        {CONTENT}
      </Tabs>,
    ),
    ...renderTabs(),
  };
}
