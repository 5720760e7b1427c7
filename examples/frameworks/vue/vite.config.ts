import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  // Else Vue looks for a component of that name, and warns.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('auth-') } } })],
});
