import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import { LeaveDialog } from '../../../shared/ui/leave-dialog.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { serialQuery, verificationQuery, type Verification } from '../api/own-verification.ts';
import { AgeResult } from '../age/age-result.tsx';
import { AgeOnly } from '../age/age-only.tsx';
import { Choose } from '../choose/choose.tsx';
import frame from '../frame.module.css';
import { VideoStep } from '../record/video-step.tsx';
import { Instructions } from '../record/instructions.tsx';
import { PhotoStep } from '../record/photo-step.tsx';
import { SocialStep } from '../record/social-step.tsx';
import { stepAfter, type CapturedMedia } from '../record/captured-media.ts';
import { verifySearchOf, type VerifyStep } from '../search.ts';
import { SendStep } from '../send/send-step.tsx';
import { verificationViewOf, type VerificationView } from '../current-view.ts';
import { Declined } from '../status/declined.tsx';
import { Submitted } from '../status/submitted.tsx';
import { Verified } from '../status/verified.tsx';
import { InReview } from '../status/in-review.tsx';

/** `/verify`: the verification of the member's identity, and its state. */
export function Verify() {
  const status = useQuery(verificationQuery);
  const serial = useQuery(serialQuery);
  if (status.data && serial.data) return <VerifySteps status={status.data} serial={serial.data.serial} />;
  return (
    <div className={frame.page}>
      <h1 className={frame.title}>
        <Trans>Verification</Trans>
      </h1>
      <QueryFallback query={status.error ? status : serial} skeleton={<FieldsSkeleton />} />
    </div>
  );
}

/** Each step has its own URL, so that Back works. Captured files stay in this tab only. */
function VerifySteps({ status, serial }: { status: Verification; serial: string }): ReactNode {
  const { step: requested, age } = verifySearchOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [taken, setTaken] = useState<CapturedMedia>({});
  const view = verificationViewOf(status, requested, taken);

  const go = (step: VerifyStep, how: { replace?: boolean } = {}) =>
    void navigate({ to: '/verify', search: { step }, replace: how.replace ?? false });

  function take(kind: 'front' | 'back' | 'video', file: NonNullable<CapturedMedia['back']>) {
    const next: CapturedMedia = { ...taken, [kind]: file };
    setTaken(next);
    go(stepAfter(kind, next));
  }

  function handleSent() {
    setTaken({});
    go('submitted', { replace: true });
  }

  const givesLifetime = status.can.applyForLifetime === 'with_document';
  if (age !== undefined) return <AgeResult id={age} onGoOn={() => go('choose', { replace: true })} />;
  return (
    <>
      <LeaveDialog isDirty={taken.front !== undefined} staysOn="/verify" />
      {view === 'choose' && (
        <Choose
          methods={status.can.submit}
          givesLifetime={givesLifetime}
          onChoose={(method) => go(method === 'social' ? 'social' : 'instructions')}
        >
          {status.can.checkAge && <AgeOnly />}
        </Choose>
      )}
      {view === 'instructions' && <Instructions serial={serial} onStart={() => go('front')} onBack={() => go('choose')} />}
      {view === 'front' && <PhotoStep key="front" side="front" onTaken={(file) => take('front', file)} />}
      {view === 'back' && <PhotoStep key="back" side="back" onTaken={(file) => take('back', file)} onNone={() => take('back', 'none')} />}
      {view === 'video' && <VideoStep serial={serial} onTaken={(file) => take('video', file)} />}
      {view === 'send' && <SendStep taken={taken} givesLifetime={givesLifetime} onAgain={go} onSent={handleSent} />}
      {view === 'social' && <SocialStep serial={serial} onSent={handleSent} onBack={() => go('choose')} />}
      <SubmissionStatus view={view} status={status} />
    </>
  );
}

/** The state of the submission. */
function SubmissionStatus({ view, status }: { view: VerificationView; status: Verification }): ReactNode {
  const { current } = status;
  if (view === 'verified') return <Verified status={status} />;
  if (!current) return null;
  if (view === 'submitted') return <Submitted current={current} />;
  if (view === 'waiting') return <InReview status={status} current={current} />;
  return view === 'declined' && <Declined status={status} current={current} />;
}
