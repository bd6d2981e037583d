import { DeleteOutlined } from '@ant-design/icons';
import type { ContentBlock, ContentTable } from '@ooh/contract/domain/content';
import { Button, Input } from 'antd';
import { ColumnHeads } from '../document/column-heads.tsx';
import styles from '../document/document.module.css';
import { addRow, removeRow, setCell } from './edit-blocks.ts';

interface TableEditorProps {
  readonly table: ContentTable;
  readonly onChange: (table: ContentTable) => void;
}

function TableEditor({ table, onChange }: TableEditorProps) {
  return (
    <div className={styles.scroll}>
      <Input
        aria-label="表名"
        placeholder="表名"
        maxLength={60}
        value={table.caption}
        onChange={(event) => onChange({ ...table, caption: event.target.value })}
      />
      <table className={styles.editedTable} aria-label={`编辑「${table.caption}」`}>
        <thead>
          <tr>
            <ColumnHeads columns={table.columns} />
            <th scope="col">
              <span className="visually-hidden">操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, cells }, rowIndex) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td key={table.columns[column]}>
                  <Input.TextArea
                    autoSize={{ minRows: 1, maxRows: 6 }}
                    aria-label={`${cells[0] || `第 ${rowIndex + 1} 行`}的${table.columns[column]}`}
                    maxLength={600}
                    value={cell}
                    onChange={(event) => onChange(setCell(table, rowIndex, column, event.target.value))}
                  />
                </td>
              ))}
              <td>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={`删除${cells[0] || `第 ${rowIndex + 1} 行`}`}
                  onClick={() => onChange(removeRow(table, rowIndex))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button size="small" onClick={() => onChange(addRow(table))}>
        加一行
      </Button>
    </div>
  );
}

export interface BlockEditorProps {
  readonly block: ContentBlock;
  /** Its place in the document, from 1. */
  readonly number: number;
  readonly onChange: (block: ContentBlock) => void;
}

/** A block of a document as it is written. */
export function BlockEditor({ block, number, onChange }: BlockEditorProps) {
  switch (block.type) {
    case 'table':
      return <TableEditor table={block} onChange={onChange} />;
    case 'figure':
      return <p className={styles.quiet}>（此处为随产品绘制的图）</p>;
    case 'callout':
      return (
        <Input.TextArea
          autoSize={{ minRows: 1 }}
          maxLength={600}
          aria-label={`第 ${number} 段提示`}
          value={block.text}
          onChange={(event) => onChange({ ...block, text: event.target.value })}
        />
      );
    case 'text':
      return (
        <div className={styles.editor}>
          <Input
            aria-label={`第 ${number} 段小标题`}
            placeholder="小标题，可不填"
            maxLength={60}
            value={block.heading}
            onChange={(event) => onChange({ ...block, heading: event.target.value })}
          />
          <Input.TextArea
            autoSize={{ minRows: 2 }}
            maxLength={4000}
            aria-label={`第 ${number} 段正文`}
            value={block.text}
            onChange={(event) => onChange({ ...block, text: event.target.value })}
          />
        </div>
      );
  }
}
