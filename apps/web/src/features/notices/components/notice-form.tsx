import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, FileInput, Textarea, TextInput } from '@mantine/core';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { noticePictureTypes, type NoticeKind } from '@subrosa/rules/notices/kinds';
import { noticeFields, noticeRequirements, type NoticeField } from '@subrosa/rules/notices/requirements';
import { useState } from 'react';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { fileNotice, type NoticeReceipt, type NoticeValues } from '../api/file-notice.ts';
import { fieldLabels, declarationLabels } from '../labels.ts';
import classes from './notices.module.css';

type NoticeFormProps = { kind: NoticeKind; onFiled: (filed: NoticeReceipt) => void };

const long: readonly NoticeField[] = ['locations', 'work', 'explanation', 'postalAddress'];
const autoComplete: Partial<Record<NoticeField, string>> = { phone: 'tel', postalAddress: 'street-address' };

export function NoticeForm({ kind, onFiled }: NoticeFormProps) {
  const { t } = useLingui();
  const { required, optional, declarations, picture: takesPicture } = noticeRequirements[kind];
  const [picture, setPicture] = useState<File | null>(null);
  const isTooLarge = picture !== null && picture.size > mediaLimits.partBytes;
  // In the order of the page, because the first invalid field gets the focus.
  const initialValues: NoticeValues = {
    name: '',
    email: '',
    phone: '',
    postalAddress: '',
    locations: '',
    work: '',
    explanation: '',
    declarations: [],
    signature: '',
  };
  const { form, isSending, handleSubmit } = useFormCall({ initialValues }, async (values) => {
    if (!isTooLarge) onFiled(await fileNotice(kind, values, picture));
  });

  const field = (name: NoticeField) => {
    if (!required.includes(name) && !optional.includes(name)) return null;
    const { label, optional: optionalLabel, hint } = fieldLabels[name];
    const props = {
      size: 'md',
      label: t(required.includes(name) ? label : optionalLabel),
      ...(hint && { description: t(hint) }),
      ...(autoComplete[name] && { autoComplete: autoComplete[name] }),
      ...form.getInputProps(name),
    };
    const key = form.key(name);
    return long.includes(name) ? <Textarea key={key} autosize minRows={3} maxRows={12} {...props} /> : <TextInput key={key} {...props} />;
  };

  const { 'data-path': path, ...group } = form.getInputProps('declarations') as ReturnType<typeof form.getInputProps> & {
    'data-path'?: string;
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <TextInput size="md" label={t`Your full name`} autoComplete="name" key={form.key('name')} {...form.getInputProps('name')} />
      <TextInput size="md" type="email" label={t`Email`} autoComplete="email" key={form.key('email')} {...form.getInputProps('email')} />
      {noticeFields.filter((name) => name === 'phone' || name === 'postalAddress').map(field)}
      {noticeFields.filter((name) => name === 'locations' || name === 'work' || name === 'explanation').map(field)}
      {takesPicture && (
        <FileInput
          size="md"
          label={t`A copy of the photo (optional)`}
          description={t`No one will see it. We create a digital fingerprint to find copies, then delete the file immediately.`}
          placeholder={t`Choose file`}
          accept={noticePictureTypes.join(',')}
          value={picture}
          onChange={setPicture}
          error={isTooLarge && t`Choose a photo of up to 8 MB.`}
        />
      )}
      {declarations.length > 0 && (
        <Checkbox.Group size="md" label={t`I confirm:`} key={form.key('declarations')} {...group}>
          <div className={classes.boxes}>
            {declarations.map((declaration, index) => (
              <Checkbox
                key={declaration}
                value={declaration}
                label={t(declarationLabels[declaration])}
                {...(index === 0 && { 'data-path': path })}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {field('signature')}
      <Button type="submit" size="md" loading={isSending}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}
