/** Where the build writes. Its last step moves the files to dist/, which is served, tested or packed meanwhile. */
export const STAGED = '.tmp/dist';
