/** Renders fields as children of the page's element. Loaded by pages that want them there. */
import { useContext } from 'react';
import type { LightFields } from '../../light-fields/light-fields.ts';
import type { FieldComponents } from '../field-components.ts';
import { LightForm } from './form.tsx';
import { LightInput } from './input.tsx';
import { ShowFieldContext } from './place.ts';

export function lightComponents(fields: LightFields): FieldComponents {
  return {
    Input(props) {
      const show = useContext(ShowFieldContext);
      return <LightInput {...props} fields={fields} show={show ?? ((field) => fields.show(field))} />;
    },
    Form: (props) => <LightForm {...props} fields={fields} />,
  };
}
