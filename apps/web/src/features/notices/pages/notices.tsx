import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { NoticeKind } from '@subrosa/rules/notices/kinds';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import classes from '../components/notices.module.css';
import { kindLabels } from '../labels.ts';

/** Most urgent first. */
const kinds: readonly NoticeKind[] = ['ncii', 'depicted_person', 'dmca', 'counter_notice', 'complaint'];

export function Notices() {
  const { t } = useLingui();
  return (
    <ProsePage
      title={<Trans>Report something</Trans>}
      lead={<Trans>You don’t need an account. A person will read your report, and you’ll get a ticket number to follow it.</Trans>}
    >
      <ul className={classes.kinds}>
        {kinds.map((kind) => (
          <li key={kind} className={classes.kind}>
            <Link to="/notices/new/$kind" params={{ kind }} className={classes.link}>
              {t(kindLabels[kind].title)}
            </Link>
            <p>{t(kindLabels[kind].about)}</p>
          </li>
        ))}
      </ul>
      <HelpLink topic="notices" />
    </ProsePage>
  );
}
