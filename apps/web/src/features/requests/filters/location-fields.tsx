import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { radii } from '@subrosa/rules/explore/filter';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cityQuery } from '../../../shared/search/city-query.ts';
import { useCity } from '../../../shared/search/use-city.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { CityPicker, type City } from '../../../shared/ui/city-picker.tsx';
import { FIRST_RADIUS, type Filter } from '../filter.ts';
import classes from './location-fields.module.css';

type LocationFieldsProps = { filter: Filter; onChange: (filter: Filter) => void };

type LocationChoice = 'anywhere' | 'own' | 'chosen';

const locationLabels: Record<LocationChoice, MessageDescriptor> = { anywhere: msg`Anywhere`, own: msg`Near me`, chosen: msg`Near a city` };

/** The location of posts: anywhere, around the viewer's own city, or around another. */
export function LocationFields({ filter, onChange }: LocationFieldsProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const city = useCity(filter.city);
  // The filter changes only once a city is chosen.
  const [isChoosing, setChoosing] = useState(false);
  const isChosen = isChoosing || filter.city !== null;
  const choice: LocationChoice = isChosen ? 'chosen' : filter.near === null ? 'anywhere' : 'own';
  const near = filter.near ?? FIRST_RADIUS;

  function handleChoice(next: LocationChoice) {
    setChoosing(next === 'chosen');
    if (next !== 'chosen') onChange({ ...filter, city: null, near: next === 'own' ? near : null });
  }

  function handleCity(chosen: City | null) {
    // Typing clears the field; the filter keeps the previous city until another is chosen.
    if (!chosen) return;
    queryClient.setQueryData(cityQuery(chosen.id).queryKey, chosen);
    setChoosing(false);
    onChange({ ...filter, city: chosen.id, near });
  }

  return (
    <div className={classes.fields}>
      <ChoiceChips
        legend={<Trans context="of requests">Where</Trans>}
        choices={(Object.keys(locationLabels) as LocationChoice[]).map((value) => ({ value, label: i18n._(locationLabels[value]) }))}
        value={choice}
        onChange={handleChoice}
      />
      {isChosen && <CityPicker label={<Trans>City</Trans>} value={city} onChange={handleCity} />}
      {filter.near !== null && !(isChoosing && filter.city === null) && (
        <ChoiceChips
          legend={<Trans>Distance</Trans>}
          choices={radii.map((radius) => ({ value: String(radius), label: t`${radius} km` }))}
          value={String(filter.near)}
          onChange={(value) => onChange({ ...filter, near: radii.find((radius) => String(radius) === value) ?? FIRST_RADIUS })}
        />
      )}
    </div>
  );
}
