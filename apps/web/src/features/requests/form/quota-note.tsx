import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import frame from '../../../shared/ui/upgrade-note.module.css';
import type { Quota } from '../api/quota.ts';
import classes from './form.module.css';

type QuotaNoteProps = { quota: Quota };

/** The number of posts left today; when none is left, the time of the next one, and what premium changes. */
export function QuotaNote({ quota: { unlimited, left, nextAt } }: QuotaNoteProps) {
  if (unlimited || left === null) return null;
  if (left > 0) {
    return (
      <p className={classes.quota}>
        <Plural value={left} one="You can post # more request today." other="You can post # more requests today." />
      </p>
    );
  }
  return (
    <div className={`${frame.note} ${classes.limit}`} role="alert">
      <p className={frame.eyebrow}>
        <IconCrown size={20} stroke={1.5} aria-hidden="true" />
        <Trans>Premium</Trans>
      </p>
      <h2 className={frame.title}>
        <Trans>You’ve posted today</Trans>
      </h2>
      <p className={frame.text}>{errorMessageDescriptor('requests.dailyLimit')}</p>
      {nextAt && (
        <p className={frame.text}>
          <Trans>
            You can post again from <MomentText instant={nextAt} />. We’ll keep your draft until then.
          </Trans>
        </p>
      )}
      <div className={frame.actions}>
        <Button component={Link} to="/upgrade" size="md">
          <Trans>View plans</Trans>
        </Button>
      </div>
    </div>
  );
}
