/** The base of an element without React. */
import type { Diagnosis } from '../../src/advice/diagnosis.ts';
import { violations } from '../../src/advice/violations.ts';
import type { Fields } from '../../src/settings/fields.ts';
import { type BaseElement, elementBase, GIVEN, UNPARSED } from './element-base.ts';
import { ServerElement } from './server-element.ts';

export interface Plain {
  /**
   * Examines the settings, the page and the project, prints a report in the console, and resolves with it. The report has
   * no secrets. Rejects if its code cannot be loaded.
   */
  diagnose(): Promise<Diagnosis>;
}

/** Creates the base class of an element. */
export function plainElement<Properties extends object>(
  fields: Fields,
): new () => BaseElement<Properties> & Properties & Plain {
  // On a server there is no HTMLElement: the module can be imported, but its elements cannot be created.
  const Base = typeof HTMLElement === 'undefined' ? (ServerElement as typeof HTMLElement) : HTMLElement;

  class PlainElement extends elementBase<Properties>(fields, Base) implements Plain {
    async diagnose(): Promise<Diagnosis> {
      const { diagnosePlain } = await import('../../src/advice/diagnose.ts');
      return diagnosePlain({
        element: this,
        fields,
        violations,
        properties: this[GIVEN],
        unreadable: this[UNPARSED],
      });
    }
  }
  return PlainElement as unknown as new () => BaseElement<Properties> & Properties & Plain;
}
