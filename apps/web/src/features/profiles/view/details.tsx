import { i18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import type { ReactNode } from 'react';
import { formatHeight, formatShoeSize, formatWeight } from '../../../shared/format/units.ts';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { nameOf, type Choices } from '../api/choices.ts';
import { useOwnSettings } from '../api/settings.ts';
import { genderNames } from '../../../shared/labels/genders.ts';
import classes from './details.module.css';
import { ProfilePart } from './part.tsx';

type ProfileDetailsProps = { profile: ProfileView; choices: Choices };

/** The details of a profile; those that the viewer may not see are omitted. */
export function ProfileDetails({ profile, choices }: ProfileDetailsProps) {
  const { t } = useLingui();
  const { settings } = useOwnSettings();
  const { locale } = i18n;
  const { gender, desiredGenders, bodyType, ethnicity, experience, heightMillimetres, weightGrams, shoeSizeTenths } = profile;
  const desired = desiredGenders?.map((id) => nameOf(choices.desiredGenders, id)) ?? [];
  const details: [ReactNode, ReactNode][] = [
    [<Trans key="name">Gender</Trans>, gender && t(genderNames[gender])],
    [<Trans key="name">Interested in</Trans>, desired.length > 0 && new Intl.ListFormat(locale, { type: 'unit' }).format(desired)],
    [<Trans key="name">Body type</Trans>, bodyType && nameOf(choices.bodyTypes, bodyType)],
    [<Trans key="name">Height</Trans>, heightMillimetres && <bdi>{formatHeight(heightMillimetres, settings.heightUnit, locale)}</bdi>],
    [<Trans key="name">Weight</Trans>, weightGrams && <bdi>{formatWeight(weightGrams, settings.weightUnit, locale)}</bdi>],
    [<Trans key="name">Shoe size</Trans>, shoeSizeTenths && <bdi>{formatShoeSize(shoeSizeTenths, locale)}</bdi>],
    [<Trans>Experience</Trans>, experience && nameOf(choices.experiences, experience)],
    [<Trans key="name">Ethnicity</Trans>, ethnicity && nameOf(choices.ethnicities, ethnicity)],
    birthDetail(profile),
  ];
  const known = details.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <ProfilePart title={<Trans>At a glance</Trans>}>
      <dl className={classes.details}>
        {known.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ProfilePart>
  );
}

/** The whole date, or the part that the viewer may see. */
function birthDetail({ birthday, birthYear }: ProfileView): [ReactNode, ReactNode] {
  if (!birthday) return [<Trans>Year of birth</Trans>, birthYear];
  const { day, month } = birthday;
  const pad = (part: number) => String(part).padStart(2, '0');
  if (birthYear) return [<Trans key="name">Date of birth</Trans>, <DateText key="date" date={`${birthYear}-${pad(month)}-${pad(day)}`} />];
  // The year 2000 is a leap year, so that 29 February is valid.
  const birthdayText = i18n.date(new Date(Date.UTC(2000, month - 1, day)), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return [<Trans key="name">Birthday</Trans>, birthdayText];
}
