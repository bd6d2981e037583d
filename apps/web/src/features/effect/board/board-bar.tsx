import { boardCardIds, boardCardNames, mostBoardCards } from '@ooh/contract/domain/effect-board-names';
import { Alert, Button, Popconfirm, Select } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { isConflict } from '../../../ui/saving/conflict-code.ts';
import { ConflictDialog } from '../../../ui/saving/conflict-dialog.tsx';
import type { EffectInput } from '../detail/use-effect.ts';
import styles from './board.module.css';
import { FormulaDialog } from './formula-dialog.tsx';
import { SaveDialog } from './save-dialog.tsx';
import type { BoardState } from './use-board.ts';

const usual = 'usual';

function ExportButtons({ input, cards }: { readonly input: EffectInput; readonly cards: readonly string[] }) {
  const [saving, setSaving] = useState<'pptx' | 'xlsx'>();
  const save = async (format: 'pptx' | 'xlsx') => {
    setSaving(format);
    await saveFile('v1/effect/export-board', { ...input, format, cards: cards.join(',') });
    setSaving(undefined);
  };
  return (
    <>
      <Button loading={saving === 'pptx'} onClick={() => void save('pptx')}>
        导出 PPT
      </Button>
      <Button loading={saving === 'xlsx'} onClick={() => void save('xlsx')}>
        导出 Excel
      </Button>
    </>
  );
}

/** Which board is open, what to add to it, and saving it. */
export function BoardBar({ state, input }: { readonly state: BoardState; readonly input: EffectInput }) {
  const { boards, board, cards, save, stored } = state;
  const [dialog, setDialog] = useState<'formula' | 'save'>();
  const isFull = cards.length >= mostBoardCards;
  const add = (card: string) => state.edit([...cards.filter((one) => one !== card), card]);
  const left = boardCardIds.filter((card) => !cards.includes(card));
  const isOutrun = isConflict(save.error);
  return (
    <div className={styles.bar}>
      <Select
        aria-label="看板"
        className={styles.boards}
        value={board?.boardId ?? usual}
        options={[
          { value: usual, label: '系统默认看板' },
          ...boards.map(({ boardId, name, isOwn, ownerName, isDefault }) => ({
            value: boardId,
            label: `${name}${isDefault ? '（默认）' : ''}${isOwn ? '' : ` · ${ownerName}`}`,
          })),
        ]}
        onChange={(next: string) => state.open(next)}
      />
      <Select
        aria-label="添加卡片"
        className={styles.boards}
        placeholder={isFull ? `最多 ${mostBoardCards} 张卡片` : '添加卡片'}
        disabled={isFull || left.length === 0}
        value={null}
        options={left.map((card) => ({ value: card, label: boardCardNames[card] }))}
        onChange={(card: string | null) => card !== null && add(card)}
      />
      <Button disabled={isFull} onClick={() => setDialog('formula')}>
        自定义公式
      </Button>
      <span className={styles.space} />
      {state.isChanged && <Button onClick={state.discard}>撤销修改</Button>}
      {state.isChanged && board?.isOwn === true && (
        <Button type="primary" loading={save.isPending} onClick={() => state.send(board.version)}>
          保存看板
        </Button>
      )}
      <Button onClick={() => setDialog('save')}>另存为看板</Button>
      {board?.isOwn === true && (
        <Popconfirm
          title={`删除看板「${board.name}」？`}
          okText="删除"
          cancelText="取消"
          onConfirm={state.drop}
        >
          <Button danger>删除看板</Button>
        </Popconfirm>
      )}
      <ExportButtons input={input} cards={cards} />
      {dialog === 'formula' && (
        <FormulaDialog
          onClose={() => setDialog(undefined)}
          onAdd={(card) => {
            add(card);
            setDialog(undefined);
          }}
        />
      )}
      {dialog === 'save' && (
        <SaveDialog
          problem={save.error?.message}
          isSaving={save.isPending}
          onClose={() => setDialog(undefined)}
          onSave={(...asked) => state.create(...asked, () => setDialog(undefined))}
        />
      )}
      {isOutrun && (
        <ConflictDialog
          subject="看板"
          width={520}
          footer={
            <>
              <Button onClick={state.discard}>放弃我的修改，载入最新</Button>
              <Button
                type="primary"
                danger
                onClick={async () => {
                  const { data } = await stored.refetch();
                  const latest = data?.boards.find(({ boardId }) => boardId === board?.boardId);
                  if (latest !== undefined) state.send(latest.version);
                }}
              >
                用我的看板覆盖
              </Button>
            </>
          }
        >
          <p>保存前有人改过这个看板。两份卡片只能保留一份。</p>
        </ConflictDialog>
      )}
      {save.error !== null && !isOutrun && dialog === undefined && (
        <Alert type="error" showIcon title={save.error.message} />
      )}
    </div>
  );
}
