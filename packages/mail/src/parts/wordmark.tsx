import { useEmailContext } from '../email-context.ts';
import { wordmarkFont } from '../typography.ts';
import { Rose } from './rose.tsx';

export function Wordmark() {
  const { brand, direction, theme } = useEmailContext();
  const beforeName = direction === 'rtl' ? 'paddingRight' : 'paddingLeft';
  return (
    <table data-skip-in-text="true" role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td aria-hidden="true" style={{ lineHeight: 0 }}>
            <Rose />
          </td>
          <td
            className="text"
            style={{
              [beforeName]: 12,
              color: theme.light.text,
              fontFamily: wordmarkFont,
              fontSize: 27,
              lineHeight: '40px',
            }}
          >
            <bdi>{brand.name}</bdi>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
