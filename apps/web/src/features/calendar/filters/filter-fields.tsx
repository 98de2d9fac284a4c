import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { eventTypes, type EventType } from '@subrosa/rules/calendar/entries';
import type { FieldsProps } from '../../../shared/search/filter-side.tsx';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { choicesOf } from '../../../shared/ui/choices-of.ts';
import { SwitchRow } from '../../../shared/ui/switch-row.tsx';
import { KindIcon } from '../entry/kind-icon.tsx';
import type { Filter } from '../filter.ts';
import { memberTypeNames, typeNames } from '../labels.ts';
import classes from './fields.module.css';
import { PeopleField } from './people-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { rangeQuery } from '../api/calendar.ts';
import { useViewState } from '../use-view-state.ts';

/** The fields of the filter: types and owners. */
export function FilterFields({ filter, onChange }: FieldsProps<Filter>) {
  const { t, i18n } = useLingui();
  const countFor = useTypeCounts();
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  const others = (type: EventType) => filter.without.filter((one) => one !== type);
  return (
    <>
      <fieldset className={classes.field}>
        <legend className={classes.legend}>
          <Trans>Event types</Trans>
        </legend>
        {eventTypes.map((type) => (
          <Checkbox
            key={type}
            classNames={{ root: classes.check, body: classes.checkBody, labelWrapper: classes.checkLabel }}
            label={
              <span className={classes.type}>
                <span className={classes.icon}>
                  <KindIcon type={type} />
                </span>
                {t(typeNames[type])}
                <Count of={countFor(type)} />
              </span>
            }
            checked={!filter.without.includes(type)}
            onChange={({ currentTarget }) => change({ without: currentTarget.checked ? others(type) : [...others(type), type] })}
          />
        ))}
      </fieldset>
      <SwitchRow label={<Trans>My entries</Trans>} checked={filter.mine} onChange={(mine) => change({ mine })} />
      <ChoiceChips
        multiple
        legend={<Trans>Member types</Trans>}
        choices={choicesOf(memberTypeNames, i18n)}
        value={filter.members}
        onChange={(members) => change({ members })}
      />
      <PeopleField value={filter.people} onChange={(people) => change({ people })} />
    </>
  );
}

function Count({ of: count }: { of: number | null }) {
  const { i18n } = useLingui();
  return count === null ? null : <span className={classes.count}>{i18n.number(count)}</span>;
}

/** The number of entries of each type on the page; null for excluded types, or when there are too many to show. */
function useTypeCounts(): (type: EventType) => number | null {
  const { range, filter } = useViewState();
  const { data, isPlaceholderData } = useQuery(rangeQuery(range, filter));
  const found = data && !data.more && !isPlaceholderData ? data.entries : null;
  return (type) => (found === null || filter.without.includes(type) ? null : found.filter((entry) => entry.type === type).length);
}
