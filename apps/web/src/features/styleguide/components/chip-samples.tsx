import { useState } from 'react';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';

const KINDS = [
  { value: 'items', label: 'Items' },
  { value: 'photos', label: 'Photos' },
  { value: 'video', label: 'Video' },
  { value: 'gift', label: 'Gift' },
  { value: 'reimbursement', label: 'Reimbursement' },
  { value: 'other', label: 'Other', disabled: true },
] as const;
const PRICES = [
  { value: 'any', label: 'Any' },
  { value: '25', label: <bdi>Under $25</bdi> },
  { value: '50', label: <bdi dir="ltr">$25–50</bdi> },
] as const;

type Kind = (typeof KINDS)[number]['value'];
type Band = (typeof PRICES)[number]['value'];

/** A multiple choice, and a choice of one. */
export function ChipSamples() {
  const [kinds, setKinds] = useState<readonly Kind[]>(['items']);
  const [band, setBand] = useState<Band>('any');
  return (
    <>
      <ChoiceChips legend="Type" choices={KINDS} multiple value={kinds} onChange={setKinds} />
      <ChoiceChips legend="Price" choices={PRICES} value={band} onChange={setBand} />
    </>
  );
}
