import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import notice from '../../../shared/styles/notice.module.css';
import classes from './view-as-banner.module.css';

type ViewAsBannerProps = { viewAs: ViewAs; onBack: () => void };

const texts: Record<ViewAs, ReactNode> = {
  member: <Trans>This is what a member sees who is neither premium nor connected with you.</Trans>,
  connection: <Trans>This is what a connection of yours sees who is not premium.</Trans>,
  premium: <Trans>This is what a premium member sees who is not connected with you.</Trans>,
};

export function ViewAsBanner({ viewAs, onBack }: ViewAsBannerProps) {
  return (
    <div className={`${notice.notice} ${classes.banner}`} data-tone="calm" role="status">
      <IconEye size={20} stroke={1.5} aria-hidden="true" className={notice.sign} />
      <p>{texts[viewAs]}</p>
      <Button variant="default" size="sm" onClick={onBack}>
        <Trans>Back to my view</Trans>
      </Button>
    </div>
  );
}
