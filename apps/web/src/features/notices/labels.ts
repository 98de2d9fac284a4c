import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { NoticeKind, NoticeState } from '@subrosa/rules/notices/kinds';
import type { NoticeField, NoticeDeclaration } from '@subrosa/rules/notices/requirements';

interface KindLabels {
  title: MessageDescriptor;
  about: MessageDescriptor;
}

export const kindLabels: Readonly<Record<NoticeKind, KindLabels>> = {
  ncii: {
    title: msg`An intimate photo or video without consent`,
    about: msg`An intimate photo or video of you, or of someone you represent, is here without consent. This includes AI-generated images. We decide within 48 hours and remove copies too.`,
  },
  depicted_person: {
    title: msg`I no longer want to be shown`,
    about: msg`You agreed, or someone said you did, and you want to withdraw that consent. We reply within 7 business days.`,
  },
  dmca: {
    title: msg`A copy of my work`,
    about: msg`Your copyrighted work appears here without your permission. We reply within 2 business days.`,
  },
  counter_notice: {
    title: msg`My work was removed by mistake`,
    about: msg`We removed something of yours after a copyright notice, and you disagree. We reply within 14 business days.`,
  },
  complaint: {
    title: msg`Another complaint`,
    about: msg`Anything else here that’s illegal or against our terms. We reply within 7 business days.`,
  },
};

export const declarationLabels: Readonly<Record<NoticeDeclaration, MessageDescriptor>> = {
  shown_or_acting: msg`I’m the person shown, or I’m authorised to act for them.`,
  not_consensual: msg`I believe in good faith that it was published without consent.`,
  good_faith: msg`I believe in good faith that this use is not permitted by the owner, the owner’s agent or the law.`,
  accurate_and_authorised: msg`This notice is accurate and, under penalty of perjury, I own the right or may act for its owner.`,
  removed_by_mistake: msg`Under penalty of perjury, I believe in good faith that it was removed by mistake or misidentification.`,
  jurisdiction: msg`I agree to the jurisdiction of the federal court for my district or, outside the United States, of any district where you may be found, and accept service of process from the person who sent the notice.`,
};

interface FieldLabels {
  label: MessageDescriptor;
  optional: MessageDescriptor;
  hint?: MessageDescriptor;
}

export const fieldLabels: Readonly<Record<NoticeField, FieldLabels>> = {
  locations: {
    label: msg`Where it is`,
    optional: msg`Where it is (optional)`,
    hint: msg`The web address of each page, post or photo, one per line.`,
  },
  work: { label: msg`The work that was copied`, optional: msg`The work that was copied` },
  explanation: { label: msg`What we should know`, optional: msg`What we should know (optional)` },
  phone: { label: msg`Phone number`, optional: msg`Phone number (optional)` },
  postalAddress: { label: msg`Postal address`, optional: msg`Postal address` },
  signature: { label: msg`Your signature`, optional: msg`Your signature`, hint: msg`Type your full name.` },
};

export const stateLabels: Readonly<Record<NoticeState, MessageDescriptor>> = {
  received: msg`Received. Waiting for review.`,
  under_review: msg`Under review.`,
  decided: msg`Decided.`,
};
