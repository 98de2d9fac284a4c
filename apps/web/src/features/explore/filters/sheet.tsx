import { Trans } from '@lingui/react/macro';
import { DraftSheet } from '../../../shared/search/draft-sheet.tsx';
import type { SheetProps } from '../../../shared/search/sheet-button.tsx';
import { furtherCountOf, visiblePartsOf, type Filter } from '../filter.ts';
import { FilterFields } from './filter-fields.tsx';

export function Sheet(props: SheetProps<Filter>) {
  return (
    <DraftSheet
      {...props}
      fields={FilterFields}
      cleared={visiblePartsOf(props.filter)}
      countOf={furtherCountOf}
      doneLabel={<Trans>Show members</Trans>}
    />
  );
}
