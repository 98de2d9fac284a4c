import { viewAsKinds, type ViewAs } from '@subrosa/rules/profiles/audiences';
import { formSteps, personalParts, type FormStep, type PersonalPart } from './wizard/steps.ts';

const profileTabs = ['gallery', 'agenda', 'requests', 'verification', 'endorsements'] as const;

export type ProfileSearch = { tab?: (typeof profileTabs)[number]; edit?: 'yes'; viewAs?: ViewAs };
export type WelcomeSearch = { step?: FormStep; part?: PersonalPart };

/** The search parameters of a profile; invalid values are omitted. */
export function profileSearchOf({ tab, edit, viewAs }: Record<string, unknown>): ProfileSearch {
  const part = profileTabs.find((known) => known === tab);
  const kind = viewAsKinds.find((known) => known === viewAs);
  return {
    ...(part && { tab: part }),
    ...(edit === 'yes' && { edit }),
    ...(kind && { viewAs: kind }),
  };
}

export function welcomeSearchOf({ step, part }: Record<string, unknown>): WelcomeSearch {
  const known = formSteps.find((name) => name === step);
  const group = personalParts.find((name) => name === part);
  return { ...(known && { step: known }), ...(group && { part: group }) };
}
