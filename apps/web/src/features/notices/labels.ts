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
    title: msg`An intimate picture without consent`,
    about: msg`You, or somebody for whom you act, are shown in an intimate picture or video, real or made by a program, and did not agree to it. We decide within 48 hours, and remove copies too.`,
  },
  depicted_person: {
    title: msg`I do not want to be shown any more`,
    about: msg`You agreed once, or somebody else said that you did, and you take it back. We answer within 7 business days.`,
  },
  dmca: {
    title: msg`A copy of my work`,
    about: msg`Your copyrighted work appears here without your permission. We answer within 2 business days.`,
  },
  counter_notice: {
    title: msg`My work was removed by mistake`,
    about: msg`Something of yours was taken down after a copyright notice, and you disagree. We answer within 14 business days.`,
  },
  complaint: {
    title: msg`Another complaint`,
    about: msg`Anything else here that is illegal or against our terms. We answer within 7 business days.`,
  },
};

export const declarationLabels: Readonly<Record<NoticeDeclaration, MessageDescriptor>> = {
  shown_or_acting: msg`I am the person shown, or may act for them.`,
  not_consensual: msg`I believe in good faith that it was published without consent.`,
  good_faith: msg`I believe in good faith that this use is not permitted by the owner, the owner’s agent or the law.`,
  accurate_and_authorised: msg`This notice is accurate and, under penalty of perjury, I own the right or may act for its owner.`,
  removed_by_mistake: msg`Under penalty of perjury, I believe in good faith that it was removed by mistake or mix-up.`,
  jurisdiction: msg`I agree to the jurisdiction of the federal court for my district or, outside the United States, of any district in which you may be found, and accept service of process from who sent the notice.`,
};

interface FieldLabels {
  label: MessageDescriptor;
  optional: MessageDescriptor;
  hint?: MessageDescriptor;
}

export const fieldLabels: Readonly<Record<NoticeField, FieldLabels>> = {
  places: {
    label: msg`Where it is`,
    optional: msg`Where it is (optional)`,
    hint: msg`The address of each page, post or picture, one a line.`,
  },
  work: { label: msg`The work that was copied`, optional: msg`The work that was copied` },
  explanation: { label: msg`What we should know`, optional: msg`What we should know (optional)` },
  phone: { label: msg`Telephone number`, optional: msg`Telephone number (optional)` },
  postalAddress: { label: msg`Postal address`, optional: msg`Postal address` },
  signature: { label: msg`Your signature`, optional: msg`Your signature`, hint: msg`Your full name, typed, is enough.` },
};

export const stateLabels: Readonly<Record<NoticeState, MessageDescriptor>> = {
  received: msg`It is here, and waits for a person to take it.`,
  being_looked_at: msg`Somebody is looking at it.`,
  decided: msg`It is decided.`,
};
