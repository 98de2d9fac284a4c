import { useLingui } from '@lingui/react/macro';
import { SpotsLeft } from '../../features/marketing/index.ts';

const SAMPLES = 200;

/** The count of free spots in every plural form of the language; the script inserts the fetched number. */
export function Spots() {
  const { i18n } = useLingui();
  const rules = new Intl.PluralRules(i18n.locale);
  const numbers = Array.from({ length: SAMPLES }, (_, index) => index + 1);
  const samples = new Map(numbers.map((number) => [rules.select(number), number]));
  return (
    <div data-spots>
      <template data-form="none">
        <SpotsLeft spotsLeft={0} />
      </template>
      {[...samples].map(([form, number]) => (
        <template key={form} data-form={form}>
          <SpotsLeft spotsLeft={number} />
        </template>
      ))}
    </div>
  );
}
