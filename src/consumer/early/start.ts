import type { Typed } from '../../shell/first-screen/typed.ts';
import type { Opening } from '../../shell/start/flow-core.ts';
import { type Draft, EMPTY_DRAFT, type State } from '../flow/screens.ts';
import { start } from '../flow/start.ts';
import type { Consumer } from '../flow/types.ts';

function draftOf({ fields, tab, refused }: Typed): Draft {
  const { email = '', phone = '' } = fields;
  return {
    email,
    phone: { number: phone },
    ...(tab !== undefined && { tab }),
    ...(refused && { refused }),
  };
}

export const startConsumer = ({ settings: { form }, urlToken, expected, typed }: Opening<Consumer>): State =>
  start({ form, urlToken, expected, draft: typed ? draftOf(typed) : EMPTY_DRAFT });
