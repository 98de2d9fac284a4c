import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { CityPicker } from '../../../shared/ui/city-picker.tsx';
import { isEstimate } from '../estimate.ts';
import classes from './form.module.css';
import { plainDigits } from './plain-digits.ts';
import type { RequestForm } from './use-request-form.ts';

type PriceAndLocationProps = { form: RequestForm };

export function PriceAndLocation({ form: { draft, problems, change, judge } }: PriceAndLocationProps) {
  return (
    <div className={classes.pair}>
      <TextInput
        size="md"
        label={<Trans>Price in USD</Trans>}
        description={
          isEstimate(draft.type) ? <Trans>An estimated value, for gifts and trades</Trans> : <Trans>For example 25 or 25.50</Trans>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ description: classes.below, input: classes.price }}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        leftSection={<span aria-hidden="true">$</span>}
        maxLength={30}
        value={draft.price}
        onChange={({ currentTarget }) => change({ price: plainDigits(currentTarget.value) })}
        onBlur={() => judge('price')}
        error={problems.price}
      />
      <CityPicker
        label={
          <>
            <Trans>City</Trans>{' '}
            <em className={classes.optional}>
              <Trans>optional</Trans>
            </em>
          </>
        }
        value={draft.city}
        onChange={(city) => change({ city })}
        error={problems.city}
      />
    </div>
  );
}
