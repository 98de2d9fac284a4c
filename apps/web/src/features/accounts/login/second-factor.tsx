import { Trans } from '@lingui/react/macro';
import { ResponseError } from '@subrosa/contract/client/errors';
import classes from '../components/form.module.css';
import { proveSecondFactor, type DeviceStep, type Proof, type SecondStep } from './log-in.ts';
import { ProofForm } from './proof-form.tsx';

type SecondFactorProps = {
  step: SecondStep;
  onDevices: (next: DeviceStep) => void;
  /** Called when the step took too long: the member has to enter the password again. */
  onExpired: (error: unknown) => void;
};

/** The second step of a login. */
export function SecondFactor({ step, onDevices, onExpired }: SecondFactorProps) {
  async function prove(proof: Proof) {
    const next = await proveSecondFactor(step, proof).catch((error: unknown) => {
      if (!(error instanceof ResponseError) || error.code === 'auth.secondFactorFailed' || error.code === 'rate.limited') throw error;
      onExpired(error);
      return null;
    });
    if (next) onDevices(next);
  }

  return (
    <ProofForm methods={step.methods} passkeyOptions={step.passkeyOptions} onProve={prove}>
      <button type="button" className={classes.choice} onClick={() => onExpired(null)}>
        <Trans>Back to password</Trans>
      </button>
    </ProofForm>
  );
}
