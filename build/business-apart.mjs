/** Modules that only `<auth-b2b-widget>` needs. The SDK has such names, too. */
const BUSINESS =
  /^(?!.*\/node_modules\/).*\/(src|elements)\/(.*\/)?(b2b\/|business\/|[\w-]*b2b-|i18n\/locales\/[\w-]+\/business\.ts)/;

/** Rollup plugin: fails if a file that pages without `<auth-b2b-widget>` load has code of it. */
export function businessApart() {
  return {
    name: 'business-apart',
    generateBundle(_options, bundle) {
      for (const { fileName, type, modules } of Object.values(bundle)) {
        if (type !== 'chunk') continue;
        const strangers = Object.keys(modules).filter(
          (id) => modules[id].renderedLength > 0 && BUSINESS.test(id),
        );
        if (strangers.length > 0) this.error(`${fileName} contains ${strangers.join(', ')}`);
      }
    },
  };
}
