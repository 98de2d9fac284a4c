import { useState } from 'react';
import { CityPicker, type City } from '../../../shared/ui/city-picker.tsx';

const LISBON: City = { id: 2_267_057, name: 'Lisbon', country: 'PT', region: null, timeZone: 'Europe/Lisbon' };

/** An empty city picker, one with a value, and one with an error. */
export function CitySamples() {
  const [city, setCity] = useState<City | null>(null);
  const [home, setHome] = useState<City | null>(LISBON);
  return (
    <>
      <CityPicker label="City" description="Only cities of our own list" value={city} onChange={setCity} />
      <CityPicker label="Home" value={home} onChange={setHome} />
      <CityPicker label="Destination" required error="Field is required!" value={null} onChange={() => undefined} />
    </>
  );
}
