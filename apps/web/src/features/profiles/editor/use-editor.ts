import { profiles } from '@subrosa/contract/endpoints/profiles';
import { CallError } from '@subrosa/contract/client/errors';
import type { OwnProfile } from '@subrosa/contract/profiles/parts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { quietClient } from '../../../shared/api/client.ts';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { keepOwnProfile } from '../calls/own-profile.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { useOwnSettings } from '../calls/settings.ts';
import { changeOf } from '../draft/change.ts';
import { changedFields, draftOf, rebase } from '../draft/draft.ts';
import { useDraft } from '../draft/form.ts';
import { paymentProblems, writtenMethods } from '../draft/payment.ts';
import { problemsOf } from '../draft/problems.ts';
import { errorTextOf } from '../draft/error-text.ts';

type Answer = { body: OwnProfile; version: string | undefined };

/** A profile that is edited as a whole, and saved on top of the version that was read. */
export function useEditor(loaded: Answer) {
  const queryClient = useQueryClient();
  const { settings } = useOwnSettings();
  const { form, saved, setSaved, setDraft, complain } = useDraft(draftOf(loaded.body));
  const [version, setVersion] = useState(loaded.version);
  const [isSaving, setSaving] = useState(false);
  const [removed, setRemoved] = useState<OwnProfile['removed']>([]);
  const [saveError, setSaveError] = useState<string | null>(null);
  /** How often another window was ahead: fields that hold what was typed are made anew. */
  const [rebased, setRebased] = useState(0);
  const changed = changedFields(form.draft, saved);

  async function keep(answer: Answer) {
    setVersion(answer.version);
    await keepOwnProfile(queryClient, answer);
  }

  async function send(): Promise<OwnProfile['removed']> {
    const fields = changed.filter((field) => field !== 'payment');
    let cut: OwnProfile['removed'] = [];
    if (fields.length > 0) {
      const answer = await quietClient.callWithVersion(profiles.saveProfile, { body: changeOf(form.draft, fields), version });
      cut = answer.body.removed;
      setSaved((before) => ({ ...draftOf(answer.body), payment: before.payment }));
      setDraft((before) => ({ ...draftOf(answer.body), payment: before.payment }));
      await keep(answer);
    }
    if (changed.includes('payment')) {
      const methods = writtenMethods(form.draft.payment);
      const answer = await quietClient.callWithVersion(profiles.savePayment, { body: { methods } });
      setSaved(draftOf(answer.body));
      setDraft(draftOf(answer.body));
      await keep(answer);
    }
    return cut;
  }

  /** What was written here is put on top of what another window saved. */
  async function catchUp() {
    const latest = await queryClient.fetchQuery({ ...ownProfileQuery(), staleTime: 0 });
    const now = draftOf(latest.body);
    setDraft((draft) => rebase(draft, saved, now));
    setSaved(now);
    setVersion(latest.version);
    setRebased((times) => times + 1);
  }

  /** `wrong` where something stands in the way, `cut` where contact details were taken out. */
  async function save(): Promise<'saved' | 'cut' | 'wrong'> {
    const circumstances = { timeZone: settings.timeZone, now: new Date() };
    const found = { ...problemsOf(form.draft, circumstances, changed), ...paymentProblems(form.draft.payment) };
    flushSync(() => complain(found, 'here'));
    if (Object.keys(found).length > 0) return 'wrong';
    setSaving(true);
    setSaveError(null);
    try {
      const cut = await send();
      setRemoved(cut);
      return cut.length > 0 ? 'cut' : 'saved';
    } catch (error) {
      if (error instanceof CallError && error.code === 'version.stale') await catchUp().catch(() => undefined);
      flushSync(() => {
        complain(fieldErrors(error), 'service');
        setSaveError(errorTextOf(error));
      });
      return 'wrong';
    } finally {
      setSaving(false);
    }
  }

  return { form, isDirty: changed.length > 0, isSaving, removed, saveError, rebased, save };
}
