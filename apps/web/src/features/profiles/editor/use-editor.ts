import { profiles } from '@subrosa/contract/endpoints/profiles';
import { ResponseError } from '@subrosa/contract/client/errors';
import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { silentClient } from '../../../shared/api/client.ts';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { cacheOwnProfile } from '../api/own-profile.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { useOwnSettings } from '../api/settings.ts';
import { changeOf } from '../draft/change.ts';
import { changedFields, draftOf, rebase } from '../draft/draft.ts';
import { useDraft } from '../draft/form.ts';
import { paymentErrors, writtenMethods } from '../draft/payment.ts';
import { validateDraft } from '../draft/problems.ts';
import { errorTextOf } from '../draft/error-text.ts';

type VersionedProfile = { body: OwnProfile; version: string | undefined };

/** A profile that is edited as a whole, and saved on top of the version that was loaded. */
export function useEditor(loaded: VersionedProfile) {
  const queryClient = useQueryClient();
  const { settings } = useOwnSettings();
  const { form, saved, setSaved, setDraft, complain } = useDraft(draftOf(loaded.body));
  const [version, setVersion] = useState(loaded.version);
  const [isSaving, setSaving] = useState(false);
  const [removed, setRemoved] = useState<OwnProfile['removed']>([]);
  const [saveError, setSaveError] = useState<string | null>(null);
  /** How often another window saved first: fields with typed text are then remounted. */
  const [rebased, setRebased] = useState(0);
  const changed = changedFields(form.draft, saved);

  async function applyResponse(response: VersionedProfile) {
    setVersion(response.version);
    await cacheOwnProfile(queryClient, response);
  }

  async function send(): Promise<OwnProfile['removed']> {
    const fields = changed.filter((field) => field !== 'payment');
    let cut: OwnProfile['removed'] = [];
    if (fields.length > 0) {
      const response = await silentClient.callWithVersion(profiles.saveProfile, { body: changeOf(form.draft, fields), version });
      cut = response.body.removed;
      setSaved((before) => ({ ...draftOf(response.body), payment: before.payment }));
      setDraft((before) => ({ ...draftOf(response.body), payment: before.payment }));
      await applyResponse(response);
    }
    if (changed.includes('payment')) {
      const methods = writtenMethods(form.draft.payment);
      const response = await silentClient.callWithVersion(profiles.savePayment, { body: { methods } });
      setSaved(draftOf(response.body));
      setDraft(draftOf(response.body));
      await applyResponse(response);
    }
    return cut;
  }

  /** Applies the changes of this form on top of what another window saved. */
  async function catchUp() {
    const latest = await queryClient.fetchQuery({ ...ownProfileQuery(), staleTime: 0 });
    const now = draftOf(latest.body);
    setDraft((draft) => rebase(draft, saved, now));
    setSaved(now);
    setVersion(latest.version);
    setRebased((times) => times + 1);
  }

  /** `wrong` when there are errors, `cut` when contact details were removed. */
  async function save(): Promise<'saved' | 'cut' | 'wrong'> {
    const circumstances = { timeZone: settings.timeZone, now: new Date() };
    const found = { ...validateDraft(form.draft, circumstances, changed), ...paymentErrors(form.draft.payment) };
    flushSync(() => complain(found, 'here'));
    if (Object.keys(found).length > 0) return 'wrong';
    setSaving(true);
    setSaveError(null);
    try {
      const cut = await send();
      setRemoved(cut);
      return cut.length > 0 ? 'cut' : 'saved';
    } catch (error) {
      if (error instanceof ResponseError && error.code === 'version.stale') await catchUp().catch(() => undefined);
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
