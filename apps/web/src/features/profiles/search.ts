import { viewAsKinds, type ViewAs } from '@subrosa/rules/profiles/audiences';
import { formSteps, type FormStep } from './wizard/steps.ts';

const profileTabs = ['gallery', 'agenda', 'requests', 'verification', 'endorsements'] as const;

export type ProfileSearch = { tab?: (typeof profileTabs)[number]; edit?: 'yes'; viewAs?: ViewAs };
export type WelcomeSearch = { step?: FormStep };

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

export function welcomeSearchOf({ step }: Record<string, unknown>): WelcomeSearch {
  const known = formSteps.find((name) => name === step);
  return known ? { step: known } : {};
}
