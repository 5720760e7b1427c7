/** Spread into the styles of a box that has nothing but its background: the edge shows only where forced colors replace that. */
export const forcedEdge = { outline: '1px solid transparent' } as const;
