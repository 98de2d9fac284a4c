import { Trans, useLingui } from '@lingui/react/macro';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { planNames } from '../../subscriptions/index.ts';
import page from '../parts/staff-page.module.css';
import type { MemberRecord } from './api.ts';
import classes from './member-page.module.css';
import { memberStateLabels } from './labels.ts';

/** The details of the member's account, without location and last visit. */
export function RecordDetails({ file }: { file: MemberRecord }) {
  const { t } = useLingui();
  const yesOrNo = (is: boolean) => (is ? <Trans>Yes</Trans> : <Trans>No</Trans>);
  return (
    <section className={page.section} aria-labelledby="file-facts">
      <h2 id="file-facts" className={page.subtitle}>
        <Trans>Account</Trans>
      </h2>
      <dl className={classes.details}>
        <div>
          <dt>
            <Trans>Type</Trans>
          </dt>
          <dd>{file.accountType === 'confidant' ? <Trans>Confidant</Trans> : <Trans>Fetishist</Trans>}</dd>
        </div>
        <div>
          <dt>
            <Trans>Status</Trans>
          </dt>
          <dd>{t(memberStateLabels[file.state])}</dd>
        </div>
        <div>
          <dt>
            <Trans>Member since</Trans>
          </dt>
          <dd>
            <DateText date={file.joinedOn} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Plan</Trans>
          </dt>
          <dd>{t(planNames[file.plan])}</dd>
        </div>
        <div>
          <dt>
            <Trans>Identity verified</Trans>
          </dt>
          <dd>{yesOrNo(file.verified)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Phone verified</Trans>
          </dt>
          <dd>{yesOrNo(file.phoneVerified)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Page open until</Trans>
          </dt>
          <dd>
            <MomentText instant={file.openUntil} clockOnly />
          </dd>
        </div>
      </dl>
    </section>
  );
}
