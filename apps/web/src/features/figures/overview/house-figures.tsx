import { Trans, useLingui } from '@lingui/react/macro';
import { reasonWords } from '../../staff/index.ts';
import type { Figures, QueueFigures } from '../calls/figures.ts';
import { BarList } from './bar-list.tsx';
import { ChainLine } from './chain-line.tsx';
import { Clocks } from './clocks.tsx';
import { Decisions } from './decisions.tsx';
import classes from './house-figures.module.css';
import { OnDuty } from './on-duty.tsx';
import { PeopleFigures } from './people-figures.tsx';
import { QueueLine } from './queue-line.tsx';
import { Section } from './section.tsx';
import section from './section.module.css';
import { WaitingByKind } from './waiting-by-kind.tsx';

type HouseFiguresProps = { figures: Figures; queue: QueueFigures; rangeDays: number };

const MOST_REASONS = 7;

/** What the house did, drawn: decisions beside the clocks, the queue beside why and who, and the house itself. */
export function HouseFigures({ figures, queue, rangeDays }: HouseFiguresProps) {
  const { t } = useLingui();
  const reasons = figures.reasons.slice(0, MOST_REASONS);
  return (
    <>
      <div className={classes.first}>
        <Decisions days={figures.days} />
        <Clocks clocks={queue.clocks} />
      </div>
      <div className={classes.thirds}>
        <QueueLine days={figures.days} />
        <WaitingByKind waiting={queue.waiting} />
        <Section title={<Trans>Decided against, by reason</Trans>}>
          {reasons.length === 0 && (
            <p className={section.empty}>
              <Trans>Nothing was rejected or removed.</Trans>
            </p>
          )}
          <BarList rows={reasons.map(({ reason, count }) => ({ key: reason, name: t(reasonWords[reason]), count }))} />
        </Section>
      </div>
      <div className={figures.onDuty ? classes.last : undefined}>
        <PeopleFigures days={figures.days} rangeDays={rangeDays} />
        {figures.onDuty && <OnDuty people={figures.onDuty} />}
      </div>
      <ChainLine chain={figures.chain} />
    </>
  );
}
