/** Actions for which the provider may want a proof that it is the visitor: "Confirm it's you". */
import { hasWebAuthn } from '../../kit/lib/has-webauthn.ts';
import { loaded } from '../../provider/errors.ts';
import type { Proofs, SendCodeOptions } from '../../provider/port.ts';
import { needsProof, type Way, waysFor } from '../../provider/proofs/ways.ts';
import type { RunTypes } from '../flow-types.ts';
import type { Action } from '../runner/types.ts';

/** What asks for proofs. */
export interface ProvedTypes extends RunTypes {
  readonly provider: { proofs(): Promise<Proofs> };
  readonly config: {
    readonly otp: SendCodeOptions;
    readonly passkeys: { readonly domain?: string | undefined };
  };
}

/** The proof that a refused action lacks. The page hears of the refusal if the visitor has no way to give it. */
export interface NeededProof<View = unknown> {
  readonly ways: readonly Way[];
  readonly refusal: unknown;
  /** Of the visitor who was refused. */
  readonly userId: string;
  /** Asks for it. */
  readonly View: View;
}

export interface ProvedInput<Input, View> {
  readonly input: Input;
  /** How many the visitor has given for this. */
  readonly proofs: number;
  readonly onNeeded: (needed: NeededProof<View>) => void;
}

/** An action that is told of a proof that it lacks, instead of being refused for that. */
export const proved =
  <F extends ProvedTypes, Input, View>(
    action: Action<F, Input>,
    loadView: () => Promise<View>,
  ): Action<F, ProvedInput<Input, View>> =>
  async (context, { input, proofs: given, onNeeded }) => {
    try {
      return await action(context, input);
    } catch (refusal) {
      const reason = needsProof(refusal, given);
      if (!reason) throw refusal;
      const { provider, config } = context;
      const [proofs, View] = await Promise.all([provider.proofs(), loaded(loadView)]);
      const found = proofs.current();
      if (!found) throw refusal;
      const { session, user } = found;
      const canUsePasskeys = hasWebAuthn() && proofs.hasPasskeys;
      const domain = canUsePasskeys ? (config.passkeys.domain ?? location.hostname) : undefined;
      onNeeded({ ways: waysFor(user, session, reason, domain), refusal, userId: user.user_id, View });
      return {};
    }
  };
