import { Trans, useLingui } from '@lingui/react/macro';
import type { UserType } from '@subrosa/rules/explore/filter';
import type { Gender } from '@subrosa/rules/reference/choices';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { genderNames, InterestsField, NameField, whoNames, type Filter } from '../../explore/index.ts';

type FilterFieldsProps = { filter: Filter; onChange: (filter: Filter) => void };

/** The filters that connections share with the list of all members. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const { i18n } = useLingui();
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <>
      <NameField value={filter.name} onChange={(name) => change({ name })} />
      <ChoiceChips
        legend={<Trans>Member type</Trans>}
        choices={(Object.keys(whoNames) as UserType[]).map((value) => ({ value, label: i18n._(whoNames[value]) }))}
        value={filter.who}
        onChange={(who) => change({ who })}
      />
      <ChoiceChips
        multiple
        legend={<Trans>Gender</Trans>}
        choices={(Object.keys(genderNames) as Gender[]).map((value) => ({ value, label: i18n._(genderNames[value]) }))}
        value={filter.genders}
        onChange={(genders) => change({ genders })}
      />
      <InterestsField value={filter.interests} onChange={(interests) => change({ interests })} />
    </>
  );
}
