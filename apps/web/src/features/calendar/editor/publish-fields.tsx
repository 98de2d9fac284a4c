import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { entryAudiences, type EntryAudience } from '@subrosa/rules/calendar/entries';
import { audienceLabels } from './audience-labels.ts';
import { reachesStrangers } from './draft.ts';
import { DateField } from './date-field.tsx';
import classes from './editor.module.css';
import { PeoplePicker } from './people-picker.tsx';
import type { EntryForm } from './use-entry-form.ts';

const [NOW, LATER] = ['now', 'later'];

type PublishFieldsProps = { form: EntryForm; today: string };

/** The audience, the publishing time, and who is notified. */
export function PublishFields({ form: { draft, problems, change }, today }: PublishFieldsProps) {
  const { t } = useLingui();
  const { audience } = draft;
  return (
    <>
      <NativeSelect
        size="md"
        label={<Trans>Visible to</Trans>}
        data={entryAudiences.map((value) => ({ value, label: t(audienceLabels[value]) }))}
        value={audience}
        onChange={({ currentTarget }) => change({ audience: currentTarget.value as EntryAudience })}
      />
      {audience === 'chosen' && (
        <PeoplePicker value={draft.publishTo} onChange={(publishTo) => change({ publishTo })} problem={problems.publishTo} />
      )}
      {audience !== 'you' && (
        <>
          <NativeSelect
            size="md"
            label={<Trans>Publish</Trans>}
            description={draft.isLater && <Trans>No one else will know before then.</Trans>}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            classNames={{ description: classes.below }}
            data={[
              { value: NOW ?? '', label: t({ message: 'Now', context: 'when to publish' }) },
              { value: LATER ?? '', label: t`Schedule for later` },
            ]}
            value={draft.isLater ? LATER : NOW}
            onChange={({ currentTarget }) => change({ isLater: currentTarget.value === LATER })}
          />
          {draft.isLater && (
            <div className={classes.pair}>
              <DateField
                label={t`Publish on`}
                today={today}
                value={draft.publishDate}
                onChange={(publishDate) => change({ publishDate })}
                error={problems.publishDate}
              />
              <TextInput
                type="time"
                size="md"
                label={<Trans>Publish at</Trans>}
                value={draft.publishTime}
                onChange={({ currentTarget }) => change({ publishTime: currentTarget.value.slice(0, 5), publishDate: draft.publishDate })}
              />
            </div>
          )}
          <fieldset className={classes.field}>
            <legend className={classes.legend}>
              <Trans>Notifications</Trans>
            </legend>
            <Checkbox
              className={classes.check}
              label={<Trans>Notify connections who can see it</Trans>}
              checked={draft.notify}
              onChange={({ currentTarget }) => change({ notify: currentTarget.checked })}
            />
            {draft.type === 'travel' && reachesStrangers(draft) && (
              <Checkbox
                className={classes.check}
                label={<Trans>Notify premium members in the destination city</Trans>}
                checked={draft.notifyCity}
                onChange={({ currentTarget }) => change({ notifyCity: currentTarget.checked })}
              />
            )}
          </fieldset>
        </>
      )}
    </>
  );
}
