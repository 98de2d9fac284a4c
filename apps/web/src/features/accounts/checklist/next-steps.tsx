import { Trans, useLingui } from '@lingui/react/macro';
import { IconHeart, IconSearch, IconShieldCheck, IconTag } from '@tabler/icons-react';
import type { SessionAccount } from '../../../shared/session/session.ts';
import { ChecklistItem, type LinkedStep } from './checklist-item.tsx';
import classes from './checklist.module.css';

type NextStepsProps = { account: SessionAccount };

/** What a new member came for, by their role. The first step is the primary action of the page. */
export function NextSteps({ account: { username, accountType, verified } }: NextStepsProps) {
  const { t } = useLingui();
  const verify: LinkedStep = {
    title: t`Verify your identity`,
    text: t`Verified confidants get premium for life, and a badge that members trust.`,
    action: t`Verify`,
    to: '/verify',
    icon: IconShieldCheck,
  };
  const offer: LinkedStep = {
    title: t`Post your first offer`,
    text: t`A title, a few sentences and a price. Your draft is saved as you write.`,
    action: t`Create offer`,
    to: '/requests/new',
    icon: IconTag,
  };
  const interests: LinkedStep = {
    title: t`Add more interests`,
    text: t`They help the right people find you. You choose who sees them.`,
    action: t`Choose interests`,
    to: '/$username',
    params: { username },
    search: { edit: 'yes' },
    hash: 'tastes',
    icon: IconHeart,
  };
  const explore: LinkedStep = {
    title: t`See who’s here`,
    text: t`Find confidants by interest and city.`,
    action: t`Explore`,
    to: '/profile/search',
    icon: IconSearch,
  };
  const seller = verified ? [offer] : [verify, offer];
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className={classes.heading}>
        <Trans>What’s next</Trans>
      </h2>
      <ul className={classes.list}>
        {(accountType === 'confidant' ? seller : [interests, explore]).map((step, index) => (
          <ChecklistItem key={step.title} step={step} leads={index === 0} />
        ))}
      </ul>
    </section>
  );
}
