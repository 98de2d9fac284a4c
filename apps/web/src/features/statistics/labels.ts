import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RangeDays } from './search.ts';

export const rangeLabels: Record<RangeDays, MessageDescriptor> = { '1': msg`Today`, '14': msg`14 days`, '90': msg`90 days` };
