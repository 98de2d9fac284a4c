import { Trans } from '@lingui/react/macro';
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { fullNameOf, locationOf } from './city-name.ts';
import classes from './city-picker.module.css';
import { useCitySearch, type City } from './use-city-search.ts';

export type { City } from './use-city-search.ts';

type CityPickerProps = {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  'aria-required'?: boolean;
  value: City | null;
  onChange: (city: City | null) => void;
};

/** A city of our own list, found by typing the beginning of its name. Other values are not possible. */
export function CityPicker({ value, onChange, ...field }: CityPickerProps) {
  const [typing, setTyping] = useState<string | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { cities, isSearching, isError } = useCitySearch(typing ?? '');
  const hasQuery = (typing ?? '').trim() !== '';

  function handleType(text: string) {
    setTyping(text);
    if (value) onChange(null);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  }

  function handlePick(id: string) {
    onChange(cities.find((city) => String(city.id) === id) ?? null);
    setTyping(null);
    combobox.closeDropdown();
  }

  function handleLeave() {
    setTyping(null);
    combobox.closeDropdown();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={handlePick} withinPortal={false} middlewares={{ flip: true, shift: true }}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...field}
          size="md"
          role="combobox"
          aria-autocomplete="list"
          autoComplete="off"
          leftSection={<IconMapPin size={20} stroke={1.5} aria-hidden="true" />}
          rightSection={hasQuery && isSearching ? <Loader size={18} aria-hidden="true" /> : null}
          value={typing ?? (value ? fullNameOf(value) : '')}
          onChange={(event) => handleType(event.currentTarget.value)}
          onFocus={() => hasQuery && combobox.openDropdown()}
          onBlur={handleLeave}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!hasQuery || (cities.length === 0 && isSearching)} className={classes.dropdown}>
        {cities.length > 0 ? (
          <Combobox.Options className={classes.options}>
            {cities.map((city) => (
              <Combobox.Option key={city.id} value={String(city.id)} className={classes.option}>
                <bdi>{city.name}</bdi>
                <bdi className={classes.location}>{locationOf(city)}</bdi>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        ) : null}
        {hasQuery && cities.length === 0 && !isSearching && (
          <p className={classes.none} role="status">
            {isError ? (
              <Trans>Something went wrong on our side. Please try again in a moment.</Trans>
            ) : (
              <Trans>No city found. Check the spelling.</Trans>
            )}
          </p>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}
