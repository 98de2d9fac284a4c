import { Trans, useLingui } from '@lingui/react/macro';
import { kindLabels } from '../../staff/index.ts';
import type { QueueStatistics } from '../api/statistics.ts';
import { BarList } from './bar-list.tsx';
import { Section } from './section.tsx';
import section from './section.module.css';

type WaitingByKindProps = { waiting: QueueStatistics['waiting'] };

export function WaitingByKind({ waiting }: WaitingByKindProps) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Waiting by kind</Trans>}>
      {waiting.length === 0 && (
        <p className={section.empty}>
          <Trans>No cases waiting.</Trans>
        </p>
      )}
      <BarList rows={waiting.map(({ kind, count }) => ({ key: kind, name: t(kindLabels[kind]), count }))} />
    </Section>
  );
}
