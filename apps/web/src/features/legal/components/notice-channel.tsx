import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { NoticeKind } from '@subrosa/rules/notices/kinds';

type NoticeChannelProps = { kind: NoticeKind };

/** The way through the form, beside the one by mail. */
export function NoticeChannel({ kind }: NoticeChannelProps) {
  return (
    <p>
      <Trans>
        Quicker than by mail:{' '}
        <Link to="/notices/new/$kind" params={{ kind }}>
          our form
        </Link>{' '}
        asks for everything that we need, and gives you a number by which you can follow it.
      </Trans>
    </p>
  );
}
