import { Trans } from '@lingui/react/macro';
import type { FieldsProps } from '../../../shared/search/filter-side.tsx';
import { MemberFields, type Filter } from '../../explore/index.ts';

/** The filters that connections share with the list of all members. */
export function FilterFields(props: FieldsProps<Filter>) {
  return <MemberFields {...props} whoLegend={<Trans>Member type</Trans>} />;
}
