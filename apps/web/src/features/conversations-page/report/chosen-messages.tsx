import { Plural, Trans } from '@lingui/react/macro';
import { Anchor, Checkbox } from '@mantine/core';
import { attachmentLimits } from '@subrosa/rules/conversations/limits';
import { ItemText } from './item-text.tsx';
import classes from './messages.module.css';
import { filesOf, type ReportItem } from './report-items.ts';

type ChosenMessagesProps = {
  items: readonly ReportItem[];
  /** The ids of the files that staff will see too. */
  files: readonly string[];
  onFiles: (files: string[]) => void;
  onBack: () => void;
};

/** Shows exactly what staff will read, before the report is sent. */
export function ChosenMessages({ items, files, onFiles, onBack }: ChosenMessagesProps) {
  return (
    <section className={classes.chosen}>
      <h3 className={classes.heading}>
        <Plural
          value={items.length}
          _0="Our team won’t see anything"
          one="Our team will see this"
          other="Our team will see these # items"
        />
      </h3>
      <ol className={classes.list}>
        {items.map((item) => (
          <li key={item.key} className={classes.message}>
            <ItemText item={item} isFull />
            {filesOf(item).map(({ file, name }) => (
              <Checkbox
                key={file.id}
                size="md"
                label={
                  item.kind === 'group' ? (
                    <Trans>Also share the group photo</Trans>
                  ) : (
                    <Trans>
                      Also share the file <bdi>{name}</bdi>
                    </Trans>
                  )
                }
                checked={files.includes(file.id)}
                disabled={files.length >= attachmentLimits.reported && !files.includes(file.id)}
                onChange={({ currentTarget }) =>
                  onFiles(currentTarget.checked ? [...files, file.id] : files.filter((one) => one !== file.id))
                }
              />
            ))}
          </li>
        ))}
      </ol>
      <Anchor component="button" type="button" onClick={onBack}>
        <Trans>Change selection</Trans>
      </Anchor>
    </section>
  );
}
