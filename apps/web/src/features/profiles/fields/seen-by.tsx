import type { AudienceField } from '@subrosa/rules/profiles/fields';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DraftForm } from '../draft/form.ts';
import { AudienceSelect } from './audience-select.tsx';

type WithAudienceProps = {
  form: DraftForm;
  field: AudienceField;
  /** The accessible name of the field. */
  name: string;
  /** Hidden for new members, for whom the default applies. */
  hidden?: boolean;
  children: ReactNode;
};

/** A field with its audience below it. */
export function WithAudience({ form, field, name, hidden = false, children }: WithAudienceProps) {
  const { t } = useLingui();
  if (hidden) return children;
  const { audiences } = form.draft;
  return (
    <div>
      {children}
      <AudienceSelect
        quiet
        label={t`${name}: visible to`}
        value={audiences[field]}
        onChange={(audience) => form.change({ audiences: { ...audiences, [field]: audience } })}
      />
    </div>
  );
}
