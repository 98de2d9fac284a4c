import { useEmailContext } from '../email-context.ts';

type DetailListProps = { details: readonly { label: string; value: string }[] };

/** Label above value, with a line between entries: works in both directions, on a phone and as plain text. */
export function DetailList({ details: data }: DetailListProps) {
  const { theme, fonts } = useEmailContext();
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '24px 0' }}>
      <tbody>
        {data.map(({ label, value }) => (
          <tr key={label}>
            <td className="hairline" style={{ borderTop: `1px solid ${theme.light.hairline}`, fontFamily: fonts.body, padding: '12px 0' }}>
              <span className="muted" style={{ color: theme.light.muted, fontSize: 13, lineHeight: '20px' }}>
                {label}
              </span>
              <br />
              <bdi className="text" style={{ color: theme.light.text, fontSize: 16, lineHeight: '24px', wordBreak: 'break-word' }}>
                {value}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
