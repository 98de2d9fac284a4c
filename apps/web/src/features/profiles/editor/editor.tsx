import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import { Link, useNavigate } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { Hint } from '../../../shared/help/hint.tsx';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { RemovedAlert } from '../components/removed-alert.tsx';
import { focusFirstError } from '../../../shared/focus-first-error.ts';
import { linkToProfile } from '../profile-link.ts';
import classes from './editor.module.css';
import { EditorSections } from './editor-sections.tsx';
import { LeaveDialog } from '../../../shared/ui/leave-dialog.tsx';
import { StaleAlert } from '../../../shared/ui/stale-alert.tsx';
import { SectionList } from './section-list.tsx';
import { useEditor } from './use-editor.ts';

type EditorProps = { username: string; profile: OwnProfile; version: string | undefined };

/** The form of a whole profile on one page; saving sends all changes. */
export function Editor({ username, profile, version }: EditorProps) {
  const navigate = useNavigate();
  const { form, isDirty, isSaving, removed, saveError, rebased, save } = useEditor({ body: profile, version });
  const element = useRef<HTMLFormElement>(null);
  useUnsavedIndicator(element, isDirty);

  // The section of the URL's hash is rendered later than the navigation, so it is scrolled to here.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);

  async function handleSave() {
    const outcome = await save();
    if (outcome === 'wrong') return focusFirstError(element.current);
    if (outcome === 'cut') return undefined;
    showToast('info', { message: errorMessageDescriptor('accounts.settingsSaved') });
    return navigate({ ...linkToProfile(username), ignoreBlocker: true });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void handleSave();
  }

  return (
    <div className={classes.page}>
      <div className={classes.rail}>
        <Link {...linkToProfile(username)} className={classes.back}>
          <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" className={classes.directed} />
          <Trans>My profile</Trans>
        </Link>
        <h1 className={classes.title}>
          <Trans>Edit profile</Trans>
        </h1>
        <SectionList />
      </div>
      <form ref={element} className={classes.form} noValidate onSubmit={handleSubmit}>
        <RemovedAlert removed={removed} takesFocus />
        {rebased > 0 && (
          <StaleAlert>
            <Trans>Your profile was changed in another window.</Trans>
          </StaleAlert>
        )}
        <Hint name="audiences" topic="audiences">
          <Trans>Below each part, choose who sees it. “View as” on your profile shows the result.</Trans>
        </Hint>
        <EditorSections key={rebased} form={form} paymentViewers={profile.paymentViewers} />
        <div className={classes.actions}>
          <span className={classes.state} data-error={saveError ? true : undefined} role="status">
            {saveError ?? (isDirty ? <Trans>Not saved yet</Trans> : <Trans>All changes saved</Trans>)}
          </span>
          <Button component={Link} {...linkToProfile(username)} variant="default" size="md">
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" size="md" loading={isSaving} disabled={!isDirty && !isSaving}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
      <LeaveDialog isDirty={isDirty} />
    </div>
  );
}

/** Registers the form with `shared/forms-in-progress`: choices without typing count as changes, saved changes do not. */
function useUnsavedIndicator(form: RefObject<HTMLFormElement | null>, isDirty: boolean): void {
  useEffect(() => {
    form.current?.dispatchEvent(new Event(isDirty ? 'input' : 'reset', { bubbles: true }));
  }, [form, isDirty]);
}
