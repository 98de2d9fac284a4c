import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthPage, takeStoredProof, type IdentityProof } from '../../accounts/index.ts';
import { suspensionQuery } from '../api/suspension.ts';
import { SuspensionForm } from '../statements-of-reasons/suspension-form.tsx';
import { SuspensionReasons } from '../statements-of-reasons/suspension-reasons.tsx';

/** `/decision`: suspended members read the reasons and appeal without being signed in. */
export function Suspension() {
  const [proved, setProved] = useState<IdentityProof | null>(takeStoredProof);
  const { data } = useQuery(suspensionQuery(proved));
  return (
    <AuthPage
      quote={<Trans>Every decision has a reason, and you can appeal.</Trans>}
      note={<Trans>Someone who wasn’t involved reviews your appeal.</Trans>}
      alternative={
        <Trans>
          No longer restricted? <Link to="/login">Log in</Link>
        </Trans>
      }
      title={<Title kind={data?.sanction?.kind} />}
      lead={data ? undefined : <Trans>Log in to read why your account is restricted. You won’t get access to anything else.</Trans>}
    >
      {data && proved ? <SuspensionReasons statementOfReasons={data} proved={proved} /> : <SuspensionForm onProved={setProved} />}
    </AuthPage>
  );
}

function Title({ kind }: { kind: string | undefined }) {
  if (kind === 'ban') return <Trans>Your account is closed</Trans>;
  return kind === undefined ? <Trans>A decision about your account</Trans> : <Trans>Your account is suspended</Trans>;
}
