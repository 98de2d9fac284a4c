import { Trans, useLingui } from '@lingui/react/macro';
import { may } from '@subrosa/rules/entitlements/may';
import type { UserType } from '@subrosa/rules/explore/filter';
import type { Gender } from '@subrosa/rules/reference/choices';
import { useSession } from '../../../shared/session/session.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import type { Filter } from '../filter.ts';
import { genderNames, whoNames } from '../words.ts';
import { InterestsField } from './interests-field.tsx';
import { LockedFields } from './locked-fields.tsx';
import { NameField } from './name-field.tsx';
import { NearbyFields } from './nearby-fields.tsx';
import { StatusSwitch } from './status-switch.tsx';

type FilterFieldsProps = { filter: Filter; onChange: (filter: Filter) => void };

/** Every filter of a search; those of premium are explained to who has not got it. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const { i18n } = useLingui();
  const account = useSession((session) => session.account);
  const mayNearby = account !== null && may('explore.nearby', account).allowed;
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <>
      <NameField value={filter.name} onChange={(name) => change({ name })} />
      <ChoiceChips
        legend={<Trans>Looking for</Trans>}
        choices={(Object.keys(whoNames) as UserType[]).map((value) => ({ value, label: i18n._(whoNames[value]) }))}
        value={filter.who}
        onChange={(who) => change({ who })}
      />
      <div>
        <StatusSwitch status="verified" filter={filter} onChange={onChange} />
        {mayNearby ? <NearbyFields filter={filter} onChange={onChange} /> : <LockedFields />}
      </div>
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
