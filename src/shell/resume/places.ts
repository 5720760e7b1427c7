import type { Placed } from './expected-screen.ts';

/**
 * Numbers widgets in the order in which they appear, which is the same after a reload, although their code may arrive in
 * another one. The number of a widget that has left the page is given away again.
 * @param newcomers widgets that have appeared since the last call
 */
export function createPlaces(newcomers: Set<Placed>): (widget: Placed) => number {
  const widgets: Placed[] = [];
  const numberOf = (widget: Placed): number => {
    const known = widgets.indexOf(widget);
    if (known !== -1) return known;
    const left = widgets.findIndex(({ isConnected }) => !isConnected);
    const number = left === -1 ? widgets.length : left;
    widgets[number] = widget;
    return number;
  };
  return (widget) => {
    newcomers.forEach(numberOf);
    newcomers.clear();
    return numberOf(widget);
  };
}
