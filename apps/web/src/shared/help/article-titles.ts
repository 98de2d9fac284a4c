import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ArticleSlug } from './article-slugs.ts';

/** The titles of the articles, as links in the app show them; a test compares them with the articles. */
export const articleTitles: Readonly<Record<ArticleSlug, MessageDescriptor>> = {
  'start-looking': msg`Getting started: you want to find something`,
  'start-offering': msg`Getting started: you offer something`,
  'who-sees-what': msg`Who sees what`,
  'connections-blocks-reports': msg`Connections, blocks and reports`,
  requests: msg`Request posts`,
  'paying-without-escrow': msg`Paying without escrow`,
  scams: msg`Recognising scams`,
  meeting: msg`Meeting someone`,
  blackmail: msg`Blackmail: the first hour`,
  'picture-of-me': msg`A picture of me is here`,
  'decisions-appeals': msg`Decisions and appeals`,
  verification: msg`Verification and your documents`,
  premium: msg`Premium and cancelling`,
  encryption: msg`What our encryption does and can’t do`,
  recovery: msg`Safety numbers and recovery`,
  leaving: msg`Leaving and deleting`,
};
