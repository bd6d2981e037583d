import type { ReactNode } from 'react';
import styles from './user-package.module.css';

export interface BarTableProps {
  readonly caption: string;
  readonly heads: readonly { readonly title: string; readonly isNumeric?: boolean }[];
  readonly children: ReactNode;
}

/** Rows of figures that end in a bar. */
export function BarTable({ caption, heads, children }: BarTableProps) {
  return (
    <table className={styles.composition}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map(({ title, isNumeric }) => (
            <th key={title} scope="col" className={isNumeric ? 'numeric' : undefined}>
              {title}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">图示</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The bar of a row with its text. */
export function BarCell({ text, share }: { readonly text: string; readonly share: number }) {
  return (
    <td className={styles.funnelCell}>
      <span className="visually-hidden">{text}</span>
      <span className={styles.funnel} style={{ width: `${share * 100}%` }} />
    </td>
  );
}
