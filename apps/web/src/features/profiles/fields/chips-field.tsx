import { useId, type ReactNode } from 'react';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { GroupError } from '../../../shared/ui/group-error.tsx';
import { FieldLabel } from './field-label.tsx';

type Chip<Value extends string> = { value: Value; label: ReactNode };

type ChipsFieldProps<Value extends string> = {
  legend: ReactNode;
  required?: boolean;
  choices: readonly Chip<Value>[];
  problem?: string | undefined;
} & (
  | { multiple: true; value: readonly Value[]; onChange: (value: Value[]) => void }
  | { multiple?: false; value: Value | null; onChange: (value: Value) => void }
);

/** Chips with an error message. */
export function ChipsField<Value extends string>({ legend, required = false, problem, ...chips }: ChipsFieldProps<Value>) {
  const problemId = useId();
  return (
    <div role="group" aria-describedby={problem ? problemId : undefined} data-problem={problem && true}>
      <ChoiceChips {...chips} legend={<FieldLabel required={required}>{legend}</FieldLabel>} required={required} />
      <GroupError id={problemId} text={problem} />
    </div>
  );
}
