import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import type { NoticeReceipt } from '../api/file-notice.ts';
import classes from './notices.module.css';

type FiledNoticeProps = { filed: NoticeReceipt };

export function FiledNotice({ filed: { ticket, secret, decideBy, pictureSent } }: FiledNoticeProps) {
  const { t } = useLingui();
  return (
    <ProsePage title={<Trans>We’ve received it</Trans>} lead={<Trans>Thanks for telling us. We’ve emailed you this number.</Trans>}>
      <div role="status">
        <p className={classes.ticket}>
          <bdi>{ticket}</bdi> <CopyButton text={ticket} label={t`Copy ticket number`} />
        </p>
        <p>
          <Trans>
            We’ll decide by <MomentText instant={decideBy} />.
          </Trans>
        </p>
        {pictureSent === false && (
          <p>
            <Trans>Your photo didn’t upload. We’ll continue without it.</Trans>
          </p>
        )}
      </div>
      <p>
        <Link to="/notices/$ticket" params={{ ticket }} hash={secret}>
          <Trans>Check status</Trans>
        </Link>
      </p>
      <p>
        <Trans>Keep this link private. Anyone who has it can read our reply without logging in.</Trans>
      </p>
    </ProsePage>
  );
}
