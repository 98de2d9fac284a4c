import { Trans, useLingui } from '@lingui/react/macro';
import { KindMark } from '../entry/kind-mark.tsx';
import { kindNames } from '../labels.ts';
import type { WrittenType } from './draft.ts';
import classes from './type-field.module.css';

const types: readonly WrittenType[] = ['event', 'travel', 'schedule'];

type TypeFieldProps = { value: WrittenType; onChange: (type: WrittenType) => void };

/** What kind of entry it becomes: native radios under segments. */
export function TypeField({ value, onChange }: TypeFieldProps) {
  const { t } = useLingui();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>
        <Trans>Type</Trans>
      </legend>
      <div className={classes.types}>
        {types.map((type) => (
          <label key={type} className={classes.type}>
            <input
              type="radio"
              name="entry-type"
              className={classes.input}
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
            />
            <KindMark type={type} />
            <span>{t(kindNames[type])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
