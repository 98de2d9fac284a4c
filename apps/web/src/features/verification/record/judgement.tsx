import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import frame from '../frame.module.css';
import { isFinal, type Problem } from '../quality/checks.ts';
import { problemLabels } from '../labels.ts';
import classes from './candidate.module.css';

type QualityReportProps = { problems: readonly Problem[]; onUse: () => void; onAgain: () => void };

/** The quality of a photo or video. The member may overrule problems of light and focus. */
export function QualityReport({ problems, onUse, onAgain }: QualityReportProps) {
  const { t } = useLingui();
  const isUseless = problems.some(isFinal);
  return (
    <>
      <div role="status">
        {problems.length === 0 ? (
          <p className={classes.fine}>
            <IconCheck size={18} stroke={2} aria-hidden="true" />
            <Trans>Clear and readable.</Trans>
          </p>
        ) : (
          <ul className={classes.problems}>
            {problems.map((problem) => (
              <li key={problem}>
                <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
                {t(problemLabels[problem])}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={frame.actions}>
        {problems.length === 0 && (
          <Button size="md" onClick={onUse}>
            <Trans>Use this</Trans>
          </Button>
        )}
        <Button size="md" {...(problems.length === 0 && { variant: 'default' })} onClick={onAgain}>
          <Trans>Retake</Trans>
        </Button>
        {problems.length > 0 && !isUseless && (
          <Button variant="default" size="md" onClick={onUse}>
            <Trans>Use it anyway</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
