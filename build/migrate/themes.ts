/**
 * The themes that Stytch's package exports, by name. Of the default ones, only the color scheme matters: a page that spreads
 * them means what it adds.
 */
export const themes: Readonly<Record<string, object>> = {
  defaultTheme: { 'color-scheme': 'light' },
  defaultDarkTheme: { 'color-scheme': 'dark' },
  shadcnTheme: {
    'font-family': 'var(--font-sans, system-ui, sans-serif)',
    'container-radius': 'var(--radius-xl)',
    background: 'var(--background)',
    foreground: 'var(--foreground)',
    primary: 'var(--primary)',
    'primary-foreground': 'var(--primary-foreground)',
    muted: 'var(--muted)',
    'muted-foreground': 'var(--muted-foreground)',
    accent: 'var(--accent)',
    border: 'var(--border)',
    input: 'var(--input)',
    ring: 'var(--ring)',
    destructive: 'var(--destructive)',
  },
};
