import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { ContentBlock } from '@ooh/contract/domain/content';
import { Button } from 'antd';
import { useState } from 'react';
import { randomKey } from '../../../api/request-keys.ts';
import styles from '../document/document.module.css';
import { BlockEditor } from './block-editor.tsx';
import { addedBlocks, emptyBlock, moved, replaceBlock, type AddedType, type Blocks } from './edit-blocks.ts';
import { DropMenu } from '../../../ui/page/drop-menu.tsx';

/** As many as a document may have. */
const mostBlocks = 40;

const typeNames: Readonly<Record<ContentBlock['type'], string>> = {
  text: '段落',
  table: '表格',
  callout: '提示',
  figure: '图',
};

export interface EditedBlocksProps {
  readonly blocks: Blocks;
  readonly onChange: (blocks: ContentBlock[]) => void;
}

interface BlockBarProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isFull: boolean;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
  readonly onAdd: (type: AddedType) => void;
}

/** Moves a block, removes it, or adds another below it. */
function BlockBar({ name, isFirst, isLast, isFull, onMove, onRemove, onAdd }: BlockBarProps) {
  const plain = { type: 'text', size: 'small' } as const;
  return (
    <div className={styles.blockBar}>
      <span>{name}</span>
      <Button
        {...plain}
        icon={<ArrowUpOutlined aria-hidden="true" />}
        disabled={isFirst}
        aria-label={`上移${name}`}
        onClick={() => onMove(-1)}
      />
      <Button
        {...plain}
        icon={<ArrowDownOutlined aria-hidden="true" />}
        disabled={isLast}
        aria-label={`下移${name}`}
        onClick={() => onMove(1)}
      />
      <Button
        {...plain}
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={`删除${name}`}
        onClick={onRemove}
      />
      <DropMenu
        disabled={isFull}
        menu={{
          items: addedBlocks.map(({ type, label }) => ({ key: type, label })),
          onClick: ({ key }) => onAdd(key as AddedType),
        }}
      >
        <Button
          {...plain}
          icon={<PlusOutlined aria-hidden="true" />}
          title={isFull ? `最多 ${mostBlocks} 段` : undefined}
          aria-label={`在${name}后增加`}
        >
          增加
        </Button>
      </DropMenu>
    </div>
  );
}

/** The blocks of a document as they are written, added, moved and removed. */
export function EditedBlocks({ blocks, onChange }: EditedBlocksProps) {
  // A block keeps its fields and the focus when it moves.
  const [keys, setKeys] = useState(() => blocks.map(randomKey));
  const change = (nextKeys: string[], next: ContentBlock[]) => {
    setKeys(nextKeys);
    onChange(next);
  };
  const add = (at: number, type: AddedType) =>
    change(keys.toSpliced(at, 0, randomKey()), blocks.toSpliced(at, 0, emptyBlock(type)));
  return (
    <>
      {blocks.map((block, index) => (
        <div key={keys[index]} className={styles.editedBlock}>
          <BlockBar
            name={`第 ${index + 1} 段${typeNames[block.type]}`}
            isFirst={index === 0}
            isLast={index === blocks.length - 1}
            isFull={blocks.length >= mostBlocks}
            onMove={(by) => change(moved(keys, index, by), moved(blocks, index, by))}
            onRemove={() => change(keys.toSpliced(index, 1), blocks.toSpliced(index, 1))}
            onAdd={(type) => add(index + 1, type)}
          />
          <BlockEditor
            block={block}
            number={index + 1}
            onChange={(next) => onChange(replaceBlock(blocks, index, next))}
          />
        </div>
      ))}
      {blocks.length === 0 && (
        <div className={styles.blockBar}>
          {addedBlocks.map(({ type, label }) => (
            <Button key={type} size="small" onClick={() => add(0, type)}>
              加{label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
