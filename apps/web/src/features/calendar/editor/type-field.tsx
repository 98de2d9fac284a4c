import { Trans, useLingui } from '@lingui/react/macro';
import { KindIcon } from '../entry/kind-icon.tsx';
import { kindNames } from '../labels.ts';
import type { EditableType } from './draft.ts';
import classes from './type-field.module.css';

const types: readonly EditableType[] = ['event', 'travel', 'schedule'];

type TypeFieldProps = { value: EditableType; onChange: (type: EditableType) => void };

/** The type of the entry: native radios below segments. */
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
            <KindIcon type={type} />
            <span>{t(kindNames[type])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
