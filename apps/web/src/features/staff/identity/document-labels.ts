import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentKind } from '@subrosa/rules/documents/limits';

export const documentLabels: Record<DocumentKind, MessageDescriptor> = {
  front: msg`ID, front`,
  back: msg`ID, back`,
  video: msg`Video`,
  details: msg`Written details`,
};
