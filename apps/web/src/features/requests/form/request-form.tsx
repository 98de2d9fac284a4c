import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { requestLimits } from '@subrosa/rules/requests/post';
import { needsDeclaration } from '@subrosa/rules/media/declaration';
import { lazy, Suspense, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { focusFirstError } from '../../../shared/focus-first-error.ts';
import classes from './form.module.css';
import { MediaFields } from './media-fields.tsx';
import { PreviewCard } from './preview-card.tsx';
import { PriceAndLocation } from './price-and-location.tsx';
import { Section } from './section.tsx';
import { TextFields } from './text-fields.tsx';
import type { Draft } from './draft.ts';
import { usePostItems } from './use-post-items.ts';
import type { useRequestForm } from './use-request-form.ts';
import { useSubmit } from './use-submit.tsx';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

type RequestFormProps = {
  state: ReturnType<typeof useRequestForm>;
  submitLabel: ReactNode;
  /** Whether the post exists, so that its items belong to it already. */
  isPosted?: boolean;
  /** Shown beside the buttons: whether the draft is saved. */
  saveStatus: ReactNode;
  /** Advice before the post is sent. */
  advice: ReactNode;
  /** A further action before the other buttons. */
  action?: ReactNode;
  send: (draft: Draft) => Promise<void>;
  /** Called for a file whose upload finished after the form was left. */
  onArriveLate: (id: string) => Promise<void>;
  onTakeOut: (item: OwnMedia) => void;
};

/** The form of a post on one page, with a preview beside it. */
export function RequestForm({
  state,
  submitLabel,
  isPosted = false,
  saveStatus,
  advice,
  action,
  send,
  onArriveLate,
  onTakeOut,
}: RequestFormProps) {
  const { t, i18n } = useLingui();
  const element = useRef<HTMLFormElement>(null);
  const { form, check, complain } = state;
  const { items, uploads, isWaiting, takeOut, putFirst } = usePostItems(form, onArriveLate);
  const { draft, problems } = form;
  const [declaring, setDeclaring] = useState<readonly OwnMedia[] | null>(null);
  const sendsWhenDeclared = useRef(false);
  const onProblem = () => focusFirstError(element.current);

  function declareFirst(undeclared: readonly OwnMedia[]) {
    sendsWhenDeclared.current = true;
    setDeclaring(undeclared);
  }

  const undeclared = items.filter(needsDeclaration);
  const sending = useSubmit({ draft, check, complain, isWaiting, undeclared, isPosted, send, onProblem, declareFirst });
  const wrong = Object.keys(problems).length;

  function handleSubmit(event: FormEvent) {
    // A form in a dialog is rendered elsewhere in the document, but its events bubble to this component.
    if (event.target !== element.current) return;
    event.preventDefault();
    void sending.submit();
  }

  function handleDeclare(about: readonly OwnMedia[] | null) {
    sendsWhenDeclared.current = false;
    setDeclaring(about);
  }

  function handleDeclared() {
    if (sendsWhenDeclared.current) void sending.submit({ isDeclared: true });
  }

  function handleRemove(item: OwnMedia) {
    takeOut(item.id);
    onTakeOut(item);
  }

  return (
    <form ref={element} className={classes.form} noValidate onSubmit={handleSubmit}>
      <div className={classes.sections}>
        <Section title={<Trans>What is it?</Trans>}>
          <TextFields form={form} />
        </Section>
        <Section title={<Trans>Price and location</Trans>}>
          <PriceAndLocation form={form} />
        </Section>
        <Section
          title={<Trans>Photos and videos</Trans>}
          note={
            <Trans>
              {i18n.number(draft.mediaIds.length)} of {i18n.number(requestLimits.files)}
            </Trans>
          }
        >
          <MediaFields
            uploads={uploads}
            items={items}
            problem={problems.mediaIds}
            declaring={declaring}
            onDeclare={handleDeclare}
            onDeclared={handleDeclared}
            onRemove={handleRemove}
            onFirst={({ id }) => putFirst(id)}
          />
        </Section>
      </div>
      <section className={classes.aside} aria-label={t`Preview`}>
        <p className={classes.eyebrow}>
          <Trans>Preview</Trans>
        </p>
        <PreviewCard draft={draft} items={items} />
        <div className={classes.advice}>{advice}</div>
      </section>
      <div className={classes.actions}>
        <div className={classes.state} role="status">
          {sending.submitError && <p data-error>{sending.submitError}</p>}
          {!sending.submitError && wrong > 0 && (
            <p data-error>
              <Plural value={wrong} one="# thing to fix before you continue" other="# things to fix before you continue" />
            </p>
          )}
          {!sending.submitError && wrong === 0 && saveStatus}
        </div>
        {action}
        <Button variant="default" size="md" loading={sending.isPreviewing} onClick={() => void sending.preview()}>
          <Trans>Preview</Trans>
        </Button>
        <Button type="submit" size="md" loading={sending.isSending}>
          {submitLabel}
        </Button>
      </div>
      {sending.outlook && (
        <Suspense>
          <PreviewDialog
            opened
            draft={draft}
            items={items}
            outlook={sending.outlook}
            submitLabel={submitLabel}
            isSending={sending.isSending}
            onSubmit={() => void sending.submit({ isConfirmed: true })}
            onClose={sending.closePreview}
          />
        </Suspense>
      )}
    </form>
  );
}
