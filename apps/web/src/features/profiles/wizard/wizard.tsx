import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import type { SessionAccount } from '../../../shared/session/session.ts';
import { useChoices } from '../api/choices.ts';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { focusFirstError } from '../../../shared/focus-first-error.ts';
import { LocationAside } from './location-aside.tsx';
import { LocationStep } from './location-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { PreviewCard } from './preview-card.tsx';
import { fieldsOf, fieldsOfPart, partWith, personalParts, type FormStep, type PersonalPart } from './steps.ts';
import { StepHeader } from './step-header.tsx';
import { useFinish } from './use-finish.ts';
import { useSaveAsYouGo } from './use-save-as-you-go.ts';
import classes from './wizard.module.css';

type WizardProps = {
  account: SessionAccount;
  profile: OwnProfile;
  step: FormStep;
  /** The group in the URL, for phones. */
  requestedPart: PersonalPart | undefined;
  onStep: (step: FormStep | 'checklist', part?: PersonalPart) => void;
};

/** The form steps of the wizard. Changes are saved a moment later, and when a group of fields is left; only Continue moves on. */
export function Wizard({ account, profile, step, requestedPart, onStep }: WizardProps) {
  const isPhone = useBreakpoint() === 'mobile';
  // The first incomplete group when the member arrived: a save does not move on.
  const [firstPart] = useState(() => partWith(profile.missing));
  const part = isPhone && step === 'personal' ? (requestedPart ?? firstPart) : null;
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
    const isRight = flushSync(() => check(part ? fieldsOfPart[part] : fieldsOf[step]));
    if (!isRight || !(await save())) return focusFirstError(element.current);
    const next = part && personalParts[personalParts.indexOf(part) + 1];
    if (next) return onStep('personal', next);
    if (step === 'personal') {
      // A group may have been skipped by its address.
      const skipped = part && personalParts.find((one) => !check(fieldsOfPart[one]));
      return skipped ? onStep('personal', skipped) : onStep('location');
    }
    const problems = await finish();
    if (!problems) return onStep('checklist');
    complain(problems, 'service');
    const fields = Object.keys(problems);
    return fields.every((field) => field === 'city') ? onStep('location') : onStep('personal', partWith(fields));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void goOn();
  }

  function goBack() {
    if (part) onStep('personal', personalParts[personalParts.indexOf(part) - 1]);
    else onStep('personal', isPhone ? 'tastes' : undefined);
  }

  const isPersonal = step === 'personal';
  const isFirst = isPersonal && (part === null || part === 'you');
  return (
    <div className={classes.wizard}>
      <div className={classes.rail}>
        <StepHeader step={step} part={part} />
        {isFirst && <HelpLink topic={account.accountType === 'confidant' ? 'wizardOffering' : 'wizardSeeking'} />}
        {isFirst && <PreviewCard username={account.username} profile={profile} draft={form.draft} />}
        {!isPersonal && <LocationAside draft={form.draft} />}
      </div>
      <form ref={element} noValidate onSubmit={handleSubmit}>
        <div onBlur={handleBlur}>
          {isPersonal ? <PersonalStep form={form} choices={choices} removed={removed} part={part} /> : <LocationStep form={form} />}
        </div>
        <div className={classes.actions} data-above-bar={account.state === 'active' || undefined}>
          {!isFirst && (
            <Button
              variant="default"
              size="md"
              leftSection={<IconArrowLeft size={19} stroke={1.6} aria-hidden="true" className={classes.directed} />}
              onClick={goBack}
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
            <SubmitLabel step={step} isLastPart={part === null || part === personalParts.at(-1)} />
          </Button>
        </div>
      </form>
    </div>
  );
}

function SubmitLabel({ step, isLastPart }: { step: FormStep; isLastPart: boolean }) {
  if (step === 'location') return <Trans>Finish</Trans>;
  return isLastPart ? <Trans>Continue to location</Trans> : <Trans>Continue</Trans>;
}
