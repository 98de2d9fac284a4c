import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import type { OwnMedia } from '@subrosa/contract/media/parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { sentenceFor } from '../../../shared/i18n/error-messages.ts';
import { mediaChangedEverywhere, declareDepictions, type Declaration } from '../calls/own-media.ts';

/** Says the same about several items; what was said stays said when another fails. */
export function useStateMedia(items: readonly OwnMedia[], onDone: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (declaration: Declaration) => Promise.all(items.map(({ id }) => declareDepictions(id, declaration))),
    onSuccess: onDone,
    onSettled: () => mediaChangedEverywhere(queryClient),
  });
  return { save: mutate, isPending, problem: error ? sentenceOf(error) : null };
}

function sentenceOf(error: Error): string {
  const general = i18n._(msg`Something went wrong on our side. Please try again in a moment.`);
  const [ofField] = Object.values(fieldErrors(error));
  return ofField ?? (error instanceof ClientError ? sentenceFor(error.code, general) : general);
}
