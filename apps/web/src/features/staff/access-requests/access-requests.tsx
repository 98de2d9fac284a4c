import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { grantsQuery } from '../api/grants.ts';
import { GrantRow } from './grant-row.tsx';
import classes from './access-requests.module.css';

/** Access requests that await approval, and those that are approved now. Renders nothing without any. */
export function AccessRequests() {
  const [isOpen, { open, close }] = useDisclosure();
  const grants = useQuery(grantsQuery).data?.grants ?? [];
  if (grants.length === 0) return null;
  return (
    <>
      <Button className={classes.entry} variant="default" size="sm" onClick={open}>
        <Plural value={grants.length} one="# access request outside a case" other="# access requests outside a case" />
      </Button>
      <Dialog opened={isOpen} onClose={close} title={<Trans>Access requests outside a case</Trans>} size={560}>
        <ul className={classes.list}>
          {grants.map((grant) => (
            <li key={grant.id}>
              <GrantRow grant={grant} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
