import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  // Otherwise, Vue looks for a component with this name and logs a warning.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('auth-') } } })],
});
