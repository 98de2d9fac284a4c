import { Trans, useLingui } from '@lingui/react/macro';
import { Select, Textarea, TextInput } from '@mantine/core';
import type { OpportunityType } from '@subrosa/rules/requests/post';
import { availableInterests } from '../../../shared/static-data.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import { useFetishNames } from '../use-fetish-names.ts';
import { typeNames } from '../labels.ts';
import classes from './form.module.css';
import { GroupError } from '../../../shared/ui/group-error.tsx';
import type { RequestForm } from './use-request-form.ts';

type TextFieldsProps = { form: RequestForm };

/** Type, title, description and fetish of the post. */
export function TextFields({ form: { draft, problems, change, judge } }: TextFieldsProps) {
  const { t, i18n } = useLingui();
  const { limits } = useAppConfig();
  const names = useFetishNames();
  const category = names.categories.find(({ interests }) => interests.some(({ id }) => id === draft.fetish));
  const countOf = (text: string, most: number) => (
    <span className={classes.count} data-over={text.trim().length > most || undefined}>
      <bdi dir="ltr">
        {i18n.number(text.trim().length)} / {i18n.number(most)}
      </bdi>
    </span>
  );
  return (
    <>
      <div data-problem={problems.type ? true : undefined}>
        <ChoiceChips
          legend={<Trans>Type</Trans>}
          choices={(Object.keys(typeNames) as OpportunityType[]).map((value) => ({ value, label: t(typeNames[value]) }))}
          value={draft.type}
          onChange={(type) => change({ type })}
        />
        <GroupError isAlert text={problems.type} />
      </div>
      <TextInput
        size="md"
        label={<Trans>Title</Trans>}
        description={countOf(draft.title, limits.title)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ description: classes.below }}
        dir="auto"
        value={draft.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        onBlur={() => judge('title')}
        error={problems.title}
      />
      <Textarea
        size="md"
        label={<Trans>Description</Trans>}
        description={
          <>
            <span>
              <Trans>Don’t include addresses, phone numbers or links. Requests with contact details are hidden.</Trans>
            </span>
            {countOf(draft.description, limits.description)}
          </>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ description: classes.below }}
        dir="auto"
        autosize
        minRows={5}
        maxRows={18}
        value={draft.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        onBlur={() => judge('description')}
        error={problems.description}
      />
      <Select
        size="md"
        label={<Trans>Fetish type</Trans>}
        description={category && <Trans>Category: {category.name}</Trans>}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ description: classes.below }}
        placeholder={t`Choose one`}
        data={availableInterests(names.categories, draft.fetish ? [draft.fetish] : []).map(({ name, interests }) => ({
          group: name,
          items: interests.map((interest) => ({ value: interest.id, label: interest.name })),
        }))}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t`No matching interests.`}
        maxDropdownHeight={320}
        value={draft.fetish}
        onChange={(fetish) => fetish && change({ fetish })}
        error={problems.fetish}
      />
    </>
  );
}
