import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import type { Filed } from '../calls/file-notice.ts';
import classes from './notices.module.css';

type FiledNoticeProps = { filed: Filed };

export function FiledNotice({ filed: { ticket, secret, decideBy, pictureSent } }: FiledNoticeProps) {
  const { t } = useLingui();
  return (
    <ProsePage
      title={<Trans>We have received it</Trans>}
      lead={<Trans>Thank you for telling us. A mail with this number is on its way to you.</Trans>}
    >
      <div role="status">
        <p className={classes.ticket}>
          <bdi>{ticket}</bdi> <CopyButton text={ticket} label={t`Copy the ticket number`} />
        </p>
        <p>
          <Trans>
            We decide by <MomentText instant={decideBy} />.
          </Trans>
        </p>
        {pictureSent === false && (
          <p>
            <Trans>The picture did not arrive. We go on without it.</Trans>
          </p>
        )}
      </div>
      <p>
        <Link to="/notices/$ticket" params={{ ticket }} hash={secret}>
          <Trans>See how far it is</Trans>
        </Link>
      </p>
      <p>
        <Trans>Please keep this link to yourself: it opens what we answer you, without a login.</Trans>
      </p>
    </ProsePage>
  );
}
