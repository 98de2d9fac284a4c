import { Plural, Trans } from '@lingui/react/macro';
import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { useAuditActions, type Chain, type VerificationResult } from '../api/audit-log.ts';
import { ChainLine } from '../../statistics/index.ts';
import classes from './chain-state.module.css';

type ChainStateProps = { chain: Chain };

/** The number of entries that one request verifies. */
const MOST = 10_000;

/** Shows whether the chain is intact by the last nightly verification, and verifies a part of it on request. */
export function ChainState({ chain }: ChainStateProps) {
  const { verify } = useAuditActions();
  const { isPending, run } = usePending();
  const [range, setRange] = useState({ first: Math.max(1, chain.entries - MOST + 1), last: chain.entries });
  const [found, setFound] = useState<VerificationResult | null>(null);

  function handleSubmit(event: { preventDefault: () => void }) {
    event.preventDefault();
    void run(async () => setFound(await verify(range.first, Math.max(range.first, range.last))));
  }

  return (
    <div className={classes.state}>
      <div className={classes.text}>
        <ChainLine chain={chain} />
        {chain.anchoredAt && (
          <p className={classes.small}>
            <Trans>
              Last signed <MomentText instant={chain.anchoredAt} />.
            </Trans>
          </p>
        )}
      </div>
      <form className={classes.form} onSubmit={handleSubmit}>
        <NumberInput
          label={<Trans>From entry</Trans>}
          min={1}
          max={Math.max(1, chain.entries)}
          allowDecimal={false}
          value={range.first}
          onChange={(value) => setRange({ ...range, first: Number(value) || 1 })}
        />
        <NumberInput
          label={<Trans>To entry</Trans>}
          min={1}
          max={Math.max(1, chain.entries)}
          allowDecimal={false}
          value={range.last}
          onChange={(value) => setRange({ ...range, last: Number(value) || 1 })}
        />
        <Button type="submit" variant="default" loading={isPending} className={classes.send}>
          <Trans>Verify</Trans>
        </Button>
      </form>
      <p className={classes.small} role="status">
        {found && <Plural value={found.read} one="# entry was checked." other="# entries were checked." />}{' '}
        {found && found.problems.length === 0 && <Trans>All entries are unchanged.</Trans>}
        {found && found.problems.length > 0 && (
          <span className={classes.broken}>
            <Trans>Changed entries: {found.problems.map(({ seq }) => seq).join(', ')}</Trans>
          </span>
        )}
      </p>
    </div>
  );
}
