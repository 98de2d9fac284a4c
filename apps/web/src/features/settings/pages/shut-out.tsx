import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EntryPage, takeProof, type Proved } from '../../accounts/index.ts';
import { suspensionQuery } from '../calls/suspension.ts';
import { ShutOutForm } from '../decisions/shut-out-form.tsx';
import { SuspensionReasons } from '../decisions/suspension-reasons.tsx';

/** `/decision`: who is shut out reads why, appeals, and sees what became of it, without coming in. */
export function ShutOut() {
  const [proved, setProved] = useState<Proved | null>(takeProof);
  const { data } = useQuery(suspensionQuery(proved));
  return (
    <EntryPage
      quote={<Trans>Every decision has a reason, and a second look.</Trans>}
      note={<Trans>Whoever decided first does not decide again.</Trans>}
      alternative={
        <Trans>
          Can you sign in? <Link to="/login">Log in</Link>
        </Trans>
      }
      title={<Title kind={data?.sanction?.kind} />}
      lead={data ? undefined : <Trans>Prove who you are to read why you cannot sign in. Nothing else opens by it.</Trans>}
    >
      {data && proved ? <SuspensionReasons statementOfReasons={data} proved={proved} /> : <ShutOutForm onProved={setProved} />}
    </EntryPage>
  );
}

function Title({ kind }: { kind: string | undefined }) {
  if (kind === 'ban') return <Trans>Your account is closed</Trans>;
  return kind === undefined ? <Trans>A decision about your account</Trans> : <Trans>Your account is suspended</Trans>;
}
