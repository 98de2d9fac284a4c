import { may } from '@subrosa/rules/entitlements/may';
import type { FieldsProps } from '../../../shared/search/filter-side.tsx';
import { useSession } from '../../../shared/session/session.ts';
import type { Filter } from '../filter.ts';
import { DetailsFields } from './details-fields.tsx';
import { LockedFields } from './locked-fields.tsx';
import { MemberFields } from './member-fields.tsx';
import { NearbyFields } from './nearby-fields.tsx';
import { StatusSwitch } from './status-switch.tsx';

/** All filters of a search; members without premium see explanations of the premium ones. */
export function FilterFields(props: FieldsProps<Filter>) {
  const account = useSession((session) => session.account);
  const mayUse = (capability: 'explore.nearby' | 'explore.city') => account !== null && may(capability, account).allowed;
  const [mayNearby, mayCity] = [mayUse('explore.nearby'), mayUse('explore.city')];
  return (
    <MemberFields {...props}>
      <div>
        <StatusSwitch status="verified" {...props} />
        {mayNearby && <NearbyFields {...props} />}
        {!(mayNearby && mayCity) && <LockedFields nearby={!mayNearby} city={!mayCity} />}
      </div>
      <DetailsFields {...props} mayCity={mayCity} />
    </MemberFields>
  );
}
