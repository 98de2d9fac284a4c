import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer } from '@mantine/core';
import { useState } from 'react';
import classes from '../../../shared/ui/filter-panel.module.css';
import { everybody, isEverybody, type Filter } from '../filter.ts';
import { FilterFields } from './filter-fields.tsx';

type SheetProps = {
  opened: boolean;
  filter: Filter;
  onShow: (filter: Filter) => void;
  onClose: () => void;
};

/** The filters from the bottom edge, to 959 px. Nothing is asked for before the button is pressed. */
export function Sheet({ opened, filter, onShow, onClose }: SheetProps) {
  const { t } = useLingui();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      // The button that opens it is not in this file, and takes the focus back itself.
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
      <Draft filter={filter} onShow={onShow} />
    </Drawer>
  );
}

/** Made anew whenever the sheet opens. */
function Draft({ filter, onShow }: Pick<SheetProps, 'filter' | 'onShow'>) {
  const [draft, setDraft] = useState(filter);
  return (
    <>
      <div className={classes.fields}>
        <FilterFields filter={draft} onChange={setDraft} />
      </div>
      <div className={classes.foot}>
        {!isEverybody(draft) && (
          <Button variant="subtle" size="md" mih={48} onClick={() => setDraft(everybody)}>
            <Trans>Clear all</Trans>
          </Button>
        )}
        <Button size="md" mih={48} className={classes.done} onClick={() => onShow(draft)}>
          <Trans>Show members</Trans>
        </Button>
      </div>
    </>
  );
}
