import { Trans } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import { FormDialog } from '../components/form-dialog.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { DeleteForm } from './delete-form.tsx';

type DeleteRowProps = { username: string };

export function DeleteRow({ username }: DeleteRowProps) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <Row title={<Trans>Delete account</Trans>} detail={<Trans>Takes effect immediately and can’t be undone.</Trans>}>
      <RowButton danger onClick={open}>
        <Trans>Delete account</Trans>
      </RowButton>
      <FormDialog opened={opened} title={<Trans>Delete your account?</Trans>} onClose={close}>
        <DeleteForm username={username} onClose={close} />
      </FormDialog>
    </Row>
  );
}
