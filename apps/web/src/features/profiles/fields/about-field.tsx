import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import type { DraftForm } from '../draft/form.ts';
import { FieldLabel } from './field-label.tsx';
import classes from './field.module.css';

type AboutFieldProps = { form: DraftForm };

export function AboutField({ form }: AboutFieldProps) {
  const { t } = useLingui();
  const most = useAppConfig().limits.about;
  const { about } = form.draft;
  return (
    <Textarea
      size="md"
      label={
        <FieldLabel optional>
          <Trans>About you</Trans>
        </FieldLabel>
      }
      placeholder={t`What brings you here, in your own words`}
      description={
        <>
          <Trans>Contact details will be removed.</Trans>
          <span className={classes.count}>
            <bdi dir="ltr">
              {about.length} / {most}
            </bdi>
          </span>
        </>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ description: classes.below }}
      autosize
      minRows={4}
      maxRows={16}
      maxLength={most}
      value={about}
      onChange={({ currentTarget }) => form.change({ about: currentTarget.value })}
      error={form.problems['about']}
    />
  );
}
