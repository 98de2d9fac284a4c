import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { NoEntries } from './no-entries.tsx';
import { SocialsRow } from './socials-row.tsx';

type LineRowProps = {
  icon: Icon;
  name: ReactNode;
  /** The accessible name of the button, because several buttons of a page have the same text. */
  actionName: string;
  value: string | null;
  /** Renders the form in the dialog; receives a function that closes it. */
  children: (close: () => void) => ReactNode;
};

/** A line of text that is edited in a dialog. */
export function LineRow({ icon, name, actionName, value, children }: LineRowProps) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <SocialsRow icon={icon} name={name} detail={value ? <bdi dir="ltr">{value}</bdi> : <NoEntries />}>
        <Button variant="default" size="sm" aria-label={actionName} onClick={open}>
          {value ? <Trans>Edit</Trans> : <Trans>Add</Trans>}
        </Button>
      </SocialsRow>
      <Dialog opened={opened} onClose={close} title={name} size={480} closeOnClickOutside={false}>
        {children(close)}
      </Dialog>
    </>
  );
}
