import { Trans, useLingui } from '@lingui/react/macro';
import { Button, MultiSelect } from '@mantine/core';
import { ageBands, exploreLimits } from '@subrosa/rules/explore/filter';
import { languages } from '@subrosa/rules/reference/languages';
import { useQueryClient } from '@tanstack/react-query';
import { cityQuery } from '../../../shared/search/city-query.ts';
import type { FieldsProps } from '../../../shared/search/filter-side.tsx';
import { useCity } from '../../../shared/search/use-city.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { CityPicker, type City } from '../../../shared/ui/city-picker.tsx';
import type { Filter } from '../filter.ts';
import { ageBandNames } from '../labels.ts';
import { languageNamesIn } from '../language-names.ts';
import classes from './details-fields.module.css';

type DetailsFieldsProps = FieldsProps<Filter> & { mayCity: boolean };

/** Age, languages and city: each finds only members who show it to everybody. */
export function DetailsFields({ filter, onChange, mayCity }: DetailsFieldsProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const city = useCity(filter.city);
  const nameOf = languageNamesIn(i18n.locale);
  const isFull = filter.languages.length >= exploreLimits.languages;

  function handleCity(chosen: City | null) {
    // Typing clears the field; the filter keeps the previous city until another is chosen.
    if (!chosen) return;
    queryClient.setQueryData(cityQuery(chosen.id).queryKey, chosen);
    onChange({ ...filter, city: chosen.id });
  }

  return (
    <>
      <div>
        <ChoiceChips
          multiple
          legend={<Trans>Age</Trans>}
          choices={ageBands.map((band) => ({ value: band, label: <bdi>{ageBandNames[band]}</bdi> }))}
          value={filter.ages}
          onChange={(ages) => onChange({ ...filter, ages })}
        />
        <p className={classes.hint}>
          <Trans>Finds members who show their age to everyone.</Trans>
        </p>
      </div>
      <MultiSelect
        label={<Trans>Languages</Trans>}
        placeholder={filter.languages.length === 0 ? t`Any language` : undefined}
        data={languages.map((code) => ({ value: code as string, label: nameOf(code) }))}
        searchable
        clearSearchOnChange
        hidePickedOptions
        maxValues={exploreLimits.languages}
        maxDropdownHeight={280}
        nothingFoundMessage={isFull ? t`You’ve reached the limit.` : t`No results`}
        value={[...filter.languages]}
        onChange={(chosen) => onChange({ ...filter, languages: languages.filter((code) => chosen.includes(code)) })}
      />
      {mayCity && (
        <div>
          <CityPicker label={<Trans>City</Trans>} value={city} onChange={handleCity} />
          {filter.city !== null && (
            <Button variant="subtle" size="md" onClick={() => onChange({ ...filter, city: null })}>
              <Trans>Any city</Trans>
            </Button>
          )}
        </div>
      )}
    </>
  );
}
