import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EntryAudience } from '@subrosa/rules/calendar/entries';
import { audienceNames } from '../../../shared/words/audiences.ts';

export const audienceWords: Record<EntryAudience, MessageDescriptor> = { ...audienceNames, chosen: msg`Connections whom I choose` };
