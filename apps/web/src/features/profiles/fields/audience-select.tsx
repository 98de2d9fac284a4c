import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { audiences, type Audience } from '@subrosa/rules/profiles/audiences';
import { IconEye } from '@tabler/icons-react';
import { audienceNames } from '../../../shared/labels/audiences.ts';
import classes from './audience-select.module.css';

type AudienceSelectProps<Choice extends Audience> = {
  label: string;
  value: Choice;
  onChange: (audience: Choice) => void;
  /** All five by default. */
  choices?: readonly Choice[];
  /** A small line below its field; the label names the field for screen readers. */
  quiet?: boolean;
};

/** The audience of a part of the profile. */
export function AudienceSelect<Choice extends Audience>({ label, value, onChange, choices, quiet = false }: AudienceSelectProps<Choice>) {
  const { t } = useLingui();
  const select = {
    data: (choices ?? audiences).map((audience) => ({ value: audience, label: t(audienceNames[audience]) })),
    value,
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLSelectElement>) => onChange(currentTarget.value as Choice),
  };
  if (!quiet) return <NativeSelect size="md" label={label} {...select} />;
  return (
    <div className={classes.quiet}>
      <IconEye size={16} stroke={1.5} aria-hidden="true" />
      <span aria-hidden="true">
        <Trans>Visible to</Trans>
      </span>
      <NativeSelect variant="unstyled" aria-label={label} className={classes.select} {...select} />
    </div>
  );
}
