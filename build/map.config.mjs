/** `npm run build:map`: builds beside dist/, with source maps, and draws what each chunk consists of in .tmp/bundle.html. */
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
