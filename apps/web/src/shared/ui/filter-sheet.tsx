import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import classes from './filter-panel.module.css';

type FilterSheetProps = {
  active: number;
  onClear: () => void;
  doneLabel?: ReactNode;
  children: ReactNode;
};

/** A button that counts the active filters, and the sheet with them that it opens. */
export function FilterSheet({ active, onClear, doneLabel, children }: FilterSheetProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden="true" />}
        rightSection={
          active > 0 && (
            <span className={classes.count} aria-hidden="true">
              {active}
            </span>
          )
        }
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <span aria-hidden="true">
          <Trans>Filters</Trans>
        </span>
        <VisuallyHidden>
          <Plural value={active} _0="Filters" one="Filters, # active" other="Filters, # active" />
        </VisuallyHidden>
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="auto"
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
        <div className={classes.fields}>{children}</div>
        <div className={classes.foot}>
          {active > 0 && (
            <Button variant="subtle" size="md" mih={48} onClick={onClear}>
              <Trans>Clear all</Trans>
            </Button>
          )}
          <Button size="md" mih={48} className={classes.done} onClick={close}>
            {doneLabel ?? <Trans>Show results</Trans>}
          </Button>
        </div>
      </Drawer>
    </>
  );
}
