import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import notice from '../../../shared/styles/inline-alert.module.css';
import classes from './view-as-banner.module.css';

type ViewAsBannerProps = { viewAs: ViewAs; onBack: () => void };

const texts: Record<ViewAs, ReactNode> = {
  member: <Trans>This is how a regular member you’re not connected with sees your profile.</Trans>,
  connection: <Trans>This is how a connection without premium sees your profile.</Trans>,
  premium: <Trans>This is how a premium member you’re not connected with sees your profile.</Trans>,
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
