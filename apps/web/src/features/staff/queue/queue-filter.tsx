import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { kindsFor } from '@subrosa/rules/moderation/staff';
import { useSession } from '../../../shared/session/session.ts';
import { parseReviewSearch, type ReviewSearch } from '../review-search.ts';
import { kindWords } from '../words.ts';
import classes from './queue-filter.module.css';
import { ShowChips } from './show-chips.tsx';

type QueueFilterProps = { search: ReviewSearch; onChange: (search: ReviewSearch) => void };

/** What the queue shows. */
export function QueueFilter({ search, onChange }: QueueFilterProps) {
  const { t } = useLingui();
  const role = useSession((session) => session.account?.staffRole ?? null);
  const own = role === null ? [] : kindsFor(role);
  const kinds = [{ value: '', label: t`All kinds` }, ...own.map((kind) => ({ value: kind, label: t(kindWords[kind]) }))];
  return (
    <div className={classes.filter}>
      <ShowChips value={search.show ?? 'open'} onChange={(show) => onChange(parseReviewSearch({ ...search, show }))} />
      <NativeSelect
        size="sm"
        aria-label={t`Kind of case`}
        data={kinds}
        value={search.kind ?? ''}
        onChange={({ currentTarget }) => onChange(parseReviewSearch({ ...search, kind: currentTarget.value }))}
      />
    </div>
  );
}
