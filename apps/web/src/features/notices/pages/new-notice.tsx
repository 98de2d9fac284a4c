import { useParams } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { noticeKinds, type NoticeKind } from '@subrosa/rules/notices/kinds';
import { useState } from 'react';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import type { NoticeReceipt } from '../api/file-notice.ts';
import { FiledNotice } from '../components/filed-notice.tsx';
import { NoticeForm } from '../components/notice-form.tsx';
import { kindLabels } from '../labels.ts';
import { Notices } from './notices.tsx';

const isKind = (kind: string): kind is NoticeKind => (noticeKinds as readonly string[]).includes(kind);

/** The form of one kind; an unknown kind redirects to the choice of kinds. */
export function NewNotice() {
  const { t } = useLingui();
  const { kind = '' } = useParams({ strict: false });
  const [filed, setFiled] = useState<NoticeReceipt | null>(null);
  if (filed) return <FiledNotice filed={filed} />;
  if (!isKind(kind)) return <Notices />;
  return (
    <ProsePage title={t(kindLabels[kind].title)} lead={t(kindLabels[kind].about)}>
      <NoticeForm key={kind} kind={kind} onFiled={setFiled} />
    </ProsePage>
  );
}
