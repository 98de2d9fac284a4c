import { profiles } from '@subrosa/contract/endpoints/profiles';
import type { OwnProfile, ProfileChange } from '@subrosa/contract/profiles/schemas';
import { i18n } from '@lingui/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { silentClient } from '../../../shared/api/client.ts';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { cacheOwnProfile } from '../api/own-profile.ts';
import { useOwnSettings } from '../api/settings.ts';
import { changeOf } from '../draft/change.ts';
import { changedFields, draftOf, type Draft, type DraftField } from '../draft/draft.ts';
import { errorAt, useDraft, type DraftForm } from '../draft/form.ts';
import { validateDraft } from '../draft/problems.ts';
import { errorTextOf } from '../draft/error-text.ts';

const SAVE_AFTER_MS = 600;
/** A text is shortened when it is saved, so saving waits for a longer pause. */
const SAVE_TEXT_AFTER_MS = 2500;

const pick = (draft: Draft, fields: readonly DraftField[]) =>
  Object.fromEntries(fields.map((field) => [field, draft[field]])) as Partial<Draft>;

/** What the app knows already: the language of the interface. */
function withProposals(draft: Draft): Draft {
  return {
    ...draft,
    supportedLanguage: draft.supportedLanguage ?? i18n.locale,
    languages: draft.languages.length > 0 ? draft.languages : [new Intl.Locale(i18n.locale).language],
  };
}

/** A profile that is saved while it is edited, a moment after each change: valid fields are sent, invalid ones wait. */
export function useSaveAsYouGo(profile: OwnProfile) {
  const queryClient = useQueryClient();
  const { settings } = useOwnSettings();
  const [proposals] = useState(() => withProposals(draftOf(profile)));
  const { form, saved, setSaved, setDraft, complain } = useDraft(draftOf(profile), proposals);
  const [removed, setRemoved] = useState<OwnProfile['removed']>([]);
  const [saveError, setSaveError] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation({
    // One after the other, so that an earlier choice never overwrites a later one.
    scope: { id: 'profile' },
    mutationFn: (body: ProfileChange) => silentClient.callWithVersion(profiles.createProfile, { body, keepalive: true }),
  });

  /** Shows the errors of these fields; returns true when there are none. */
  function check(fields: readonly DraftField[]): boolean {
    const problems = validateDraft(form.draft, { timeZone: settings.timeZone, now: new Date() }, fields);
    complain(problems, 'here');
    return Object.keys(problems).length === 0 && !fields.some((field) => errorAt(form.problems, field));
  }

  /** Returns true when all valid fields are saved. */
  async function save(): Promise<boolean> {
    const wrong = validateDraft(form.draft, { timeZone: settings.timeZone, now: new Date() });
    const changed = changedFields(form.draft, saved).filter((field) => !(field in wrong) && !errorAt(form.problems, field));
    try {
      const fields = await withoutOldProposals(changed);
      if (fields.length === 0) return true;
      const response = await mutateAsync(changeOf(form.draft, fields));
      const cut = response.body.removed.map(({ field }) => field.split('.')[0] as DraftField);
      const shortened = pick(draftOf(response.body), cut);
      setSaved((before) => ({ ...before, ...pick(form.draft, fields), ...shortened }));
      // Text typed in the meantime stays, and is validated again.
      setDraft((now) => ({ ...now, ...pickUnchanged(shortened, now, form.draft) }));
      if (cut.length > 0) setRemoved(response.body.removed);
      setSaveError(null);
      await cacheOwnProfile(queryClient, response);
      return true;
    } catch (error) {
      // Rendered synchronously, so that the first error can get the focus.
      flushSync(() => {
        complain(fieldErrors(error), 'service');
        setSaveError(errorTextOf(error));
      });
      return false;
    }
  }

  /** Another tab may have saved a choice where this tab still has its proposal: the choice stays. */
  async function withoutOldProposals(changed: DraftField[]): Promise<DraftField[]> {
    const proposed = changed.filter((field) => !changedFields(form.draft, proposals).includes(field));
    if (proposed.length === 0) return changed;
    const latest = draftOf((await queryClient.fetchQuery({ ...ownProfileQuery(), staleTime: 0 })).body);
    const old = proposed.filter((field) => changedFields(latest, saved).includes(field));
    setSaved((before) => ({ ...before, ...pick(latest, old) }));
    setDraft((now) => ({ ...now, ...pick(latest, old) }));
    return changed.filter((field) => !old.includes(field));
  }

  /** Shows the errors of what was filled in, but not that something is missing. */
  function checkChanged() {
    complain(validateDraft(form.draft, { timeZone: settings.timeZone, now: new Date() }, changedFields(form.draft, saved)), 'here');
  }

  const saveSoon = useDebouncedCallback(() => void save(), { delay: SAVE_AFTER_MS, flushOnUnmount: true });
  const saveTextSoon = useDebouncedCallback(() => void save(), { delay: SAVE_TEXT_AFTER_MS, flushOnUnmount: true });

  // A reload, or a browser that stops a page in the background, does not wait for the pause.
  useEffect(() => {
    function flush() {
      saveSoon.flush();
      saveTextSoon.flush();
    }
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [saveSoon, saveTextSoon]);

  const savedForm: DraftForm = {
    ...form,
    change: (part) => {
      form.change(part);
      if (part.about === undefined) saveSoon();
      else saveTextSoon();
    },
  };

  return { form: savedForm, removed, saveError, isSaving: isPending, check, checkChanged, complain, save };
}

function pickUnchanged(shortened: Partial<Draft>, now: Draft, sent: Draft): Partial<Draft> {
  const unchanged = Object.entries(shortened).filter(([field]) => now[field as DraftField] === sent[field as DraftField]);
  return Object.fromEntries(unchanged);
}
