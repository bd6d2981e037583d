import { InfoCircleOutlined, WarningOutlined } from '@ant-design/icons';
import type { ContentBlock, ContentTable } from '@ooh/contract/domain/content';
import type { ReactNode } from 'react';
import { ColumnHeads } from './column-heads.tsx';
import styles from './document.module.css';

function BlockTable({ table }: { readonly table: ContentTable }) {
  return (
    // A wide table scrolls, so it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={table.caption}>
      <table className={styles.table}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <ColumnHeads columns={table.columns} />
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, cells: [first, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Block({ block }: { readonly block: ContentBlock }) {
  switch (block.type) {
    case 'text':
      return (
        <div className={styles.text}>
          {block.heading !== '' && <h3>{block.heading}</h3>}
          {block.text.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      );
    case 'callout':
      return (
        <p className={styles.callout} data-tone={block.tone}>
          {block.tone === 'warning' ? (
            <WarningOutlined aria-hidden="true" />
          ) : (
            <InfoCircleOutlined aria-hidden="true" />
          )}
          {block.text}
        </p>
      );
    case 'table':
      return <BlockTable table={block} />;
    case 'figure':
      return null;
  }
}

/** Draws a block in another way; null leaves it to the usual one. */
export type DrawBlock = (block: ContentBlock) => ReactNode;

export interface DocumentBodyProps {
  readonly body: readonly ContentBlock[];
  readonly draw?: DrawBlock;
}

/** The blocks of a document under each other. */
export function DocumentBody({ body, draw }: DocumentBodyProps) {
  return (
    <div className={styles.body}>
      {body.map((block, index) => {
        const drawn = draw?.(block) ?? null;
        // Blocks have no names of their own; their sequence is that of the version.
        // oxlint-disable-next-line react/no-array-index-key
        return drawn === null ? <Block key={index} block={block} /> : <div key={index}>{drawn}</div>;
      })}
    </div>
  );
}
