/** The content management systems that the tests post to. */
import { ghostEntry } from './ghost.ts';

export interface System {
  readonly name: string;
  /** The programs and files that it needs, each with its possible names. */
  readonly programs: readonly (readonly string[])[];
  /** The command that installs them. */
  readonly install: string;
}

const wordpress: System = {
  name: 'WordPress',
  programs: [
    ['php'],
    ['mariadbd'],
    ['mariadb'],
    ['mariadb-install-db'],
    ['/usr/share/wordpress/wp-content/themes/twentytwentythree/style.css'],
  ],
  install:
    'apt-get install --no-install-recommends wordpress wordpress-theme-twentytwentythree mariadb-server-core php-cli php-mysql php-xml',
};

const ghost: System = {
  name: 'Ghost',
  programs: [[ghostEntry]],
  install: 'npx tsx test/cms/install-ghost.ts',
};

/** By the name of their test files. */
export const systems = { wordpress, ghost } as const;
