import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { SessionAccount } from '../../../shared/session/session.ts';
import classes from './plans.module.css';
import { PlanCard } from './plan-card.tsx';
import { Spots } from './spots.tsx';
import { OwnPlanBadge } from './own-plan-badge.tsx';

type LifetimeCardProps = { account: SessionAccount; isYours: boolean };

/** Free for verified members: for fetishists within the free spots, for confidants always. */
export function LifetimeCard({ account: { accountType }, isYours }: LifetimeCardProps) {
  const isConfidant = accountType === 'confidant';
  return (
    <PlanCard
      isLifetime
      title={
        <>
          <Trans>Lifetime</Trans>
          <IconRosetteDiscountCheck size={22} stroke={1.5} aria-hidden="true" />
        </>
      }
      cents={0}
      rhythm={<Trans>Once our team has verified your identity</Trans>}
      benefits={{
        all: <Trans>Everything in premium</Trans>,
        card: <Trans>No card, no renewal</Trans>,
        proof: isConfidant ? (
          <Trans>For every confidant with an approved government ID</Trans>
        ) : (
          <Trans>With a government ID, and a video or social media</Trans>
        ),
      }}
    >
      {isYours ? (
        <OwnPlanBadge>
          <p className={classes.status}>
            <Trans>It can’t be changed or cancelled.</Trans>
          </p>
        </OwnPlanBadge>
      ) : (
        <>
          {!isConfidant && <Spots />}
          <Button component={Link} to="/verify" size="md" fullWidth>
            <Trans>Verify your identity</Trans>
          </Button>
        </>
      )}
    </PlanCard>
  );
}
