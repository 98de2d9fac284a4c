import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { headingOf } from './format.ts';
import { shifted } from './view-state.ts';
import classes from './toolbar.module.css';
import type { CurrentViewState } from './use-view-state.ts';
import { viewNames } from './labels.ts';
import { choicesOf } from '../../shared/ui/choices-of.ts';

type ToolbarProps = { shown: CurrentViewState; filters: ReactNode; action: ReactNode };

/** The heading, the buttons for the previous and next period, and the choice of the view. */
export function Toolbar({ shown, filters, action }: ToolbarProps) {
  const { t, i18n } = useLingui();
  const { view, on, today, range, go } = shown;
  const step = (steps: 1 | -1) => go({ on: shifted({ view, on, today }, steps) });
  return (
    <header className={classes.bar}>
      <h1 className={classes.title} aria-live="polite">
        {headingOf(i18n.locale, { view, on, today, range })}
      </h1>
      <div className={classes.moves}>
        <ActionIcon size={44} variant="subtle" color="gray" aria-label={t`Previous`} onClick={() => step(-1)}>
          <IconChevronLeft size={22} stroke={1.5} aria-hidden="true" className={classes.directed} />
        </ActionIcon>
        <ActionIcon size={44} variant="subtle" color="gray" aria-label={t`Next`} onClick={() => step(1)}>
          <IconChevronRight size={22} stroke={1.5} aria-hidden="true" className={classes.directed} />
        </ActionIcon>
        <Button variant="default" className={classes.today} onClick={() => go({ on: today })}>
          <Trans>Today</Trans>
        </Button>
      </div>
      <div className={classes.views}>
        <SegmentedControl
          aria-label={t`View`}
          withItemsBorders={false}
          classNames={{ root: classes.segments, indicator: classes.chosen, label: classes.segment }}
          data={choicesOf(viewNames, i18n)}
          value={view}
          onChange={(chosen) => go({ view: chosen })}
        />
        {filters}
        {action}
      </div>
    </header>
  );
}
