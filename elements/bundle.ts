/** All that the package's entries export, built once with the chunks: each entry then takes what is its own. */
export * from './elements.ts';
export * from './mount.ts';
