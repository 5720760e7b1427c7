import type { Placed } from './expected-screen.ts';

/**
 * Numbers widgets in the order in which they appear, which is the same after a reload, although their code may arrive in
 * another one. The number of a widget that has left the page is given away again.
 * @param newWidgets widgets that have appeared since the last call
 */
export function createPlaces(newWidgets: Set<Placed>): (widget: Placed) => number {
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
    newWidgets.forEach(numberOf);
    newWidgets.clear();
    return numberOf(widget);
  };
}
