import { useEffect, type RefObject } from 'react';

/** Tells `shared/forms-in-progress` what this form holds: choices that are no typing count, and what is saved does not. */
export function useUnsavedMark(form: RefObject<HTMLFormElement | null>, isDirty: boolean): void {
  useEffect(() => {
    form.current?.dispatchEvent(new Event(isDirty ? 'input' : 'reset', { bubbles: true }));
  }, [form, isDirty]);
}
