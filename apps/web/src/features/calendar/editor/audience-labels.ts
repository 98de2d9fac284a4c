import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EntryAudience } from '@subrosa/rules/calendar/entries';
import { audienceNames } from '../../../shared/labels/audiences.ts';

export const audienceLabels: Record<EntryAudience, MessageDescriptor> = { ...audienceNames, chosen: msg`Connections I choose` };
