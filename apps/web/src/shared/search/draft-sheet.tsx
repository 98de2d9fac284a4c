import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer } from '@mantine/core';
import { useState, type ComponentType, type ReactNode } from 'react';
import classes from './filters.module.css';
import type { FieldsProps } from './filter-side.tsx';
import type { SheetProps } from './sheet-button.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';

type DraftSheetProps<Filter> = SheetProps<Filter> & {
  fields: ComponentType<FieldsProps<Filter>>;
  /** The filter without active parts. */
  cleared: Filter;
  countOf: (filter: Filter) => number;
  doneLabel: ReactNode;
};

/** The filters in a sheet from the bottom edge, up to 959 px. Changes apply only when the button is pressed. */
export function DraftSheet<Filter>({ opened, onClose, ...draft }: DraftSheetProps<Filter>) {
  const { t } = useLingui();
  useBackCloses(opened, onClose);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      // The button that opens the sheet is not in this file, and restores the focus itself.
      returnFocus={false}
      title={<Trans>Filters</Trans>}
      attributes={{ header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': t`Close`, size: 44, iconSize: 24 }}
      classNames={{
        content: classes.sheet,
        header: classes.sheetHead,
        title: classes.title,
        body: classes.sheetBody,
        close: classes.close,
      }}
    >
      <Draft {...draft} />
    </Drawer>
  );
}

/** Remounted whenever the sheet opens. */
function Draft<Filter>({
  filter,
  fields: Fields,
  cleared,
  countOf,
  doneLabel,
  onShow,
}: Omit<DraftSheetProps<Filter>, 'opened' | 'onClose'>) {
  const [draft, setDraft] = useState(filter);
  return (
    <>
      <div className={classes.fields}>
        <Fields filter={draft} onChange={(changed) => setDraft(() => changed)} />
      </div>
      <div className={classes.footer}>
        {countOf(draft) > 0 && (
          <Button variant="subtle" size="md" onClick={() => setDraft(() => cleared)}>
            <Trans>Clear all</Trans>
          </Button>
        )}
        <Button size="md" className={classes.done} onClick={() => onShow(draft)}>
          {doneLabel}
        </Button>
      </div>
    </>
  );
}
