import { Trans } from '@lingui/react/macro';
import { DraftSheet } from '../../../shared/search/draft-sheet.tsx';
import type { SheetProps } from '../../../shared/search/sheet-button.tsx';
import { countOf, everybody, type Filter } from '../../explore/index.ts';
import { FilterFields } from './filter-fields.tsx';

export function Sheet(props: SheetProps<Filter>) {
  return <DraftSheet {...props} fields={FilterFields} cleared={everybody} countOf={countOf} doneLabel={<Trans>Show members</Trans>} />;
}
