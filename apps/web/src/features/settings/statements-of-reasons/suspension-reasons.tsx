import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { IdentityProof } from '../../accounts/index.ts';
import type { StatementOfReasons } from '../api/statements-of-reasons.ts';
import { readSuspension, suspensionQuery } from '../api/suspension.ts';
import { AppealForm } from './appeal-form.tsx';
import classes from './suspension-reasons.module.css';
import { StatementOfReasonsDetails } from './statement-of-reasons-details.tsx';

type SuspensionReasonsProps = { statementOfReasons: StatementOfReasons; proved: IdentityProof };

/** The reasons, the end of the suspension, and the appeal with its result. */
export function SuspensionReasons({ statementOfReasons, proved }: SuspensionReasonsProps) {
  const queryClient = useQueryClient();
  const [isAppealing, { open, close }] = useDisclosure();
  return (
    <div className={classes.reasons}>
      <p className={classes.details}>
        <StatementOfReasonsDetails statementOfReasons={statementOfReasons} />
      </p>
      {statementOfReasons.can.appeal && (
        <Button size="lg" fullWidth onClick={open}>
          <Trans>Appeal</Trans>
        </Button>
      )}
      <p className={classes.help}>
        <Trans>
          Other questions? <Link to="/contact">Contact us</Link>
        </Trans>
      </p>
      <Dialog opened={isAppealing} onClose={close} title={<Trans>Appeal</Trans>} size={520}>
        <AppealForm
          file={async (text) => {
            queryClient.setQueryData(suspensionQuery(proved).queryKey, await readSuspension(proved, text));
          }}
          onClose={close}
        />
      </Dialog>
    </div>
  );
}
