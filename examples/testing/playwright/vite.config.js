import { authWidget } from 'auth-widget/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [authWidget()] });
