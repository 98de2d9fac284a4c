import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { ClientError } from '@subrosa/contract/client/errors';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { errorMessageFor } from '../../../shared/i18n/error-messages.ts';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { mediaChangedEverywhere, type OwnGalleryItem } from '../../media/index.ts';
import { saveCaption } from './api.ts';

type CaptionFormProps = { entry: OwnGalleryItem; onDone: () => void };

export function CaptionForm({ entry, onDone }: CaptionFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [caption, setCaption] = useState(entry.caption);
  const general = t`Something went wrong on our side. Please try again in a moment.`;
  const saving = useMutation({
    mutationFn: () => saveCaption(entry.item.id, caption),
    onSuccess: async () => {
      onDone();
      await mediaChangedEverywhere(queryClient);
    },
  });
  const problem = saving.error && (fieldErrors(saving.error)['caption'] ?? sentenceOf(saving.error, general));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    saving.mutate();
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Textarea
        size="md"
        label={t`What it shows`}
        description={t`Also read aloud to people who can’t see the photo. Don’t include addresses, phone numbers or links.`}
        data-autofocus
        autosize
        minRows={2}
        maxLength={mediaLimits.caption}
        value={caption}
        onChange={({ currentTarget }) => setCaption(currentTarget.value)}
        error={problem}
      />
      <div className={frame.actions}>
        <Button variant="default" size="md" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" size="md" loading={saving.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

function sentenceOf(error: Error, general: string): string {
  return error instanceof ClientError ? errorMessageFor(error.code, general) : general;
}
