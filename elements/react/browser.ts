/** In place of server.ts in browsers, where the element draws its first screen itself (`imports` of package.json). */
export const renderShadowRoot = (): string => '';
