import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useRef, useState, type ComponentType } from 'react';
import classes from './filters.module.css';
import hidden from '../ui/visually-hidden.module.css';

export type SheetProps<Filter> = {
  opened: boolean;
  filter: Filter;
  onShow: (filter: Filter) => void;
  onClose: () => void;
};

type SheetButtonProps<Filter> = {
  active: number;
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** Loaded when it is opened for the first time. */
  sheet: ComponentType<SheetProps<Filter>>;
};

/** Shows the number of active filters, and opens them. */
export function SheetButton<Filter>({ active, filter, onChange, sheet: Sheet }: SheetButtonProps<Filter>) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // Stays mounted for the closing animation.
  const [wasOpened, setWasOpened] = useState(false);

  function handleOpen() {
    setOpened(true);
    setWasOpened(true);
  }

  function handleClose() {
    setOpened(false);
    button.current?.focus({ preventScroll: true });
  }

  function handleShow(chosen: Filter) {
    handleClose();
    onChange(chosen);
  }

  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden="true" />}
        rightSection={
          active > 0 && (
            <span className={classes.count} aria-hidden="true">
              {active}
            </span>
          )
        }
        aria-haspopup="dialog"
        onClick={handleOpen}
      >
        <span aria-hidden="true">
          <Trans>Filters</Trans>
        </span>
        <span className={hidden.unseen}>
          <Plural value={active} _0="Filters" one="Filters, # active" other="Filters, # active" />
        </span>
      </Button>
      {wasOpened && (
        <Suspense>
          <Sheet opened={opened} filter={filter} onShow={handleShow} onClose={handleClose} />
        </Suspense>
      )}
    </>
  );
}
