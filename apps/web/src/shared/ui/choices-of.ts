import type { I18n, MessageDescriptor } from '@lingui/core';

/** Named values as choices, in the order in which they are named. */
export function choicesOf<Value extends string>(names: Record<Value, MessageDescriptor>, i18n: I18n): { value: Value; label: string }[] {
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: i18n._(names[value]) }));
}
