export interface Sources {
  /** Has the files by the paths of their URLs, such as `dist/auth-widget.js`. */
  readonly folder: string;
  /** Calls back after each further build. @returns stops */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Joins the sources, and again after each edit. Resolves after the first build; esbuild prints what is wrong with one. */
export declare function watchSources(): Promise<Sources>;
