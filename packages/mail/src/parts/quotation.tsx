import { Fragment } from 'react';
import { useEmailContext } from '../email-context.ts';

type QuotationProps = { label: string; text: string };

/** Text of a person, with their line breaks and in its own direction. */
export function Quotation({ label, text }: QuotationProps) {
  const { theme, fonts, direction } = useEmailContext();
  const start = direction === 'rtl' ? 'Right' : 'Left';
  const lines = text.split(/\r\n|\r|\n/);
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '8px 0 24px' }}>
      <tbody>
        <tr>
          <td
            className="accent-line"
            style={{
              [`border${start}`]: `2px solid ${theme.light.accent}`,
              [`padding${start}`]: 16,
              fontFamily: fonts.body,
            }}
          >
            <div className="muted" style={{ color: theme.light.muted, fontSize: 13, lineHeight: '20px' }}>
              {label}
            </div>
            <div className="text" dir="auto" style={{ color: theme.light.text, fontSize: 16, lineHeight: '26px', wordBreak: 'break-word' }}>
              {lines.map((line, index) => (
                <Fragment key={index}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
