import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Finding } from './findings.ts';

type ComparedLineProps = {
  name: ReactNode;
  /** Null until it is decrypted. */
  value: ReactNode;
  finding?: Finding;
  /** The result of the comparison. */
  children?: ReactNode;
};

export function ComparedLine({ name, value, finding = 'unknown', children }: ComparedLineProps) {
  const { t } = useLingui();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value ?? <IconEyeOff size={16} stroke={1.6} role="img" aria-label={t`Not opened yet`} />}</td>
      <td {...(finding !== 'unknown' && { 'data-ok': finding === 'fine' })}>
        {finding === 'fine' && <IconCheck size={17} stroke={2} aria-hidden="true" />}
        {finding === 'doubt' && <IconAlertTriangle size={17} stroke={1.8} aria-hidden="true" />}
        {finding !== 'unknown' && children}
      </td>
    </tr>
  );
}
