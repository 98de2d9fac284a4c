import type { I18n, MessageDescriptor } from '@lingui/core';

/** Named values as options, in their own order. */
export function choicesOf<Value extends string>(names: Record<Value, MessageDescriptor>, i18n: I18n): { value: Value; label: string }[] {
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: i18n._(names[value]) }));
}
