import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useRef, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import type { SessionAccount } from '../../../shared/session/session.ts';
import { useChoices } from '../api/choices.ts';
import { focusFirstError } from '../../../shared/focus-first-error.ts';
import { LocationAside } from './location-aside.tsx';
import { LocationStep } from './location-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { PreviewCard } from './preview-card.tsx';
import { fieldsOf, type FormStep } from './steps.ts';
import { StepHeader } from './step-header.tsx';
import { useFinish } from './use-finish.ts';
import { useSaveAsYouGo } from './use-save-as-you-go.ts';
import classes from './wizard.module.css';

type WizardProps = {
  account: SessionAccount;
  profile: OwnProfile;
  step: FormStep;
  onStep: (step: FormStep | 'checklist') => void;
};

/** The form steps of the wizard. Changes are saved a moment later, and when a group of fields is left; only Continue moves on. */
export function Wizard({ account, profile, step, onStep }: WizardProps) {
  const choices = useChoices();
  const { form, removed, saveError, isSaving, check, checkChanged, complain, save } = useSaveAsYouGo(profile);
  const { finish, isFinishing } = useFinish(account);
  const element = useRef<HTMLFormElement>(null);

  function handleBlur({ target, relatedTarget }: FocusEvent) {
    const group = target.closest('section');
    // Continue checks everything.
    const leads = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
    if (!group || leads || group.contains(relatedTarget)) return;
    checkChanged();
    void save();
  }

  async function goOn() {
    // The errors must be rendered before one can get the focus.
    const isRight = flushSync(() => check(fieldsOf[step]));
    if (!isRight || !(await save())) return focusFirstError(element.current);
    if (step === 'personal') return onStep('location');
    const problems = await finish();
    if (!problems) return onStep('checklist');
    complain(problems, 'service');
    return onStep(Object.keys(problems).every((field) => field === 'city') ? 'location' : 'personal');
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void goOn();
  }

  const isPersonal = step === 'personal';
  return (
    <div className={classes.wizard}>
      <div className={classes.rail}>
        <StepHeader step={step} />
        <HelpLink topic={account.accountType === 'confidant' ? 'wizardOffering' : 'wizardSeeking'} />
        {isPersonal ? (
          <PreviewCard username={account.username} profile={profile} draft={form.draft} />
        ) : (
          <LocationAside draft={form.draft} />
        )}
      </div>
      <form ref={element} noValidate onSubmit={handleSubmit}>
        <div onBlur={handleBlur}>
          {isPersonal ? <PersonalStep form={form} choices={choices} removed={removed} /> : <LocationStep form={form} />}
        </div>
        <div className={classes.actions} data-above-bar={account.state === 'active' || undefined}>
          {isPersonal ? null : (
            <Button
              variant="default"
              size="md"
              leftSection={<IconArrowLeft size={19} stroke={1.6} aria-hidden="true" className={classes.directed} />}
              onClick={() => onStep('personal')}
            >
              <Trans>Back</Trans>
            </Button>
          )}
          <span className={classes.state} hidden={saveError !== null}>
            {isSaving ? <Trans>Saving…</Trans> : <Trans>Saved as you go</Trans>}
          </span>
          <span className={classes.error} role="status">
            {saveError}
          </span>
          <Button
            type="submit"
            size="md"
            loading={isFinishing}
            rightSection={<IconArrowRight size={19} stroke={1.6} aria-hidden="true" className={classes.directed} />}
          >
            {isPersonal ? <Trans>Continue to location</Trans> : <Trans>Finish</Trans>}
          </Button>
        </div>
      </form>
    </div>
  );
}
