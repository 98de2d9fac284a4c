import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { NoticeKind } from '@subrosa/rules/notices/kinds';

type NoticeChannelProps = { kind: NoticeKind };

/** Links to the form, beside the email address. */
export function NoticeChannel({ kind }: NoticeChannelProps) {
  return (
    <p>
      <Trans>
        Faster than email:{' '}
        <Link to="/notices/new/$kind" params={{ kind }}>
          our form
        </Link>{' '}
        asks for everything we need and gives you a ticket number to follow your report.
      </Trans>
    </p>
  );
}
