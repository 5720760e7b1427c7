import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({ base: '/astro', integrations: [react()], devToolbar: { enabled: false } });
