/** The package's build, written beside dist/ with source maps, to show what it consists of. See map.ts. */
import { visualizer } from 'rollup-plugin-visualizer';
import configurations from '../rollup.config.mjs';

const [widget] = configurations;

export default {
  ...widget,
  output: { ...widget.output, dir: '.tmp/bundle', sourcemap: 'hidden' },
  plugins: [
    ...widget.plugins,
    visualizer({ filename: '.tmp/bundle.html', title: 'auth-widget', sourcemap: true }),
  ],
};
