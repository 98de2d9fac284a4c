import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { kindsFor } from '@subrosa/rules/moderation/staff';
import { useSession } from '../../../shared/session/session.ts';
import { useCaseQueueConfig } from '../case-queues.ts';
import { parseReviewSearch, type ReviewSearch } from '../review-search.ts';
import { kindLabels } from '../labels.ts';
import classes from './queue-filter.module.css';
import { ShowChips } from './show-chips.tsx';

type QueueFilterProps = { search: ReviewSearch; onChange: (search: ReviewSearch) => void };

/** The filter of the queue. */
export function QueueFilter({ search, onChange }: QueueFilterProps) {
  const { t } = useLingui();
  const { kinds, firstKind } = useCaseQueueConfig();
  const role = useSession((session) => session.account?.staffRole ?? null);
  const own = role === null ? [] : kindsFor(role).filter((kind) => kinds.includes(kind));
  const choices = own.map((kind) => ({ value: kind as string, label: t(kindLabels[kind]) }));
  return (
    <div className={classes.filter}>
      <ShowChips value={search.show ?? 'open'} onChange={(show) => onChange(parseReviewSearch({ ...search, show }))} />
      <NativeSelect
        size="sm"
        aria-label={t`Case type`}
        data={firstKind === null ? [{ value: '', label: t`All types` }, ...choices] : choices}
        value={search.kind ?? firstKind ?? ''}
        onChange={({ currentTarget }) => onChange(parseReviewSearch({ ...search, kind: currentTarget.value }))}
      />
    </div>
  );
}
