import { Trans, useLingui } from '@lingui/react/macro';
import { IconBuildingStore } from '@tabler/icons-react';
import { storeNumberProblem } from '../draft/problems.ts';
import { LineForm } from './line-form.tsx';
import { LineRow } from './line-row.tsx';

type StoreNumberRowProps = { storeNumber: string | null };

export function StoreNumberRow({ storeNumber }: StoreNumberRowProps) {
  const { t } = useLingui();
  return (
    <LineRow
      icon={IconBuildingStore}
      name={<Trans>Shop number</Trans>}
      actionName={storeNumber ? t`Edit the shop number` : t`Add a shop number`}
      value={storeNumber}
    >
      {(close) => (
        <LineForm
          field="storeNumber"
          label={<Trans>Your number at a listed marketplace</Trans>}
          description={<Trans>3 to 20 digits. Leave it empty to remove it.</Trans>}
          inputMode="numeric"
          value={storeNumber}
          judge={storeNumberProblem}
          onClose={close}
        />
      )}
    </LineRow>
  );
}
