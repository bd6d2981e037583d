import { Button } from 'antd';
import { ConflictDialog } from '../../ui/saving/conflict-dialog.tsx';
import { DifferenceTable } from '../../ui/saving/difference-table.tsx';
import { draftDifferences } from './draft-fields.ts';
import type { DraftWork } from './use-draft.ts';

/** Somebody else has saved the draft in the meantime: whose change stands. */
export function DraftClashDialog({ work }: { readonly work: DraftWork }) {
  const { clash, overwrite, takeTheirs } = work;
  if (clash === undefined) return null;
  const differences = draftDifferences(clash.mine, clash.theirs);
  return (
    <ConflictDialog
      subject="策略草稿"
      width={640}
      footer={
        <>
          <Button onClick={takeTheirs}>放弃我的修改，载入最新</Button>
          <Button type="primary" danger onClick={() => void overwrite()}>
            用我的修改覆盖
          </Button>
        </>
      }
    >
      <p>
        最新版本 V{clash.theirs.version}，由{clash.theirs.isOwn ? '您在另一窗口' : clash.theirs.ownerName}
        所在组织更新。
      </p>
      {differences.length > 0 && <DifferenceTable differences={differences} />}
    </ConflictDialog>
  );
}
