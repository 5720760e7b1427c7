import { nextTab } from '../../kit/lib/next-tab.ts';

export const TAB = '[role=tab]';

export const tabIdOf = (tab: Element): string => tab.id.slice(tab.id.lastIndexOf('-') + 1);

/** The tab that a key leads to from the tab with the focus. */
export function tabByKey(container: ParentNode, event: KeyboardEvent): HTMLElement | undefined {
  const target = event.target as HTMLElement;
  const tabs = [...container.querySelectorAll<HTMLElement>(TAB)];
  const index = tabs.indexOf(target);
  if (index < 0) return undefined;
  const isRightToLeft = getComputedStyle(target).direction === 'rtl';
  return tabs[nextTab(event, index, tabs.length, isRightToLeft) ?? -1];
}
