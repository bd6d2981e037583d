import { Button } from 'antd';
import { ConflictDialog } from '../../../ui/saving/conflict-dialog.tsx';
import { MergeTable, useTakenParts, type MergePart } from '../../../ui/saving/merge-table.tsx';
import { useCityScene } from '../city-scene.ts';
import { differingParts, filterKey, mergedChoice, vehiclesOf, type ChoiceEntry } from '../merge-choices.ts';
import type { SaveConflict, Saving } from '../use-save.ts';
import styles from './dialogs.module.css';

/** What either has changed of one line, or of the conditions. */
function partOf({ key, kind, base, mine, theirs }: ChoiceEntry, name: string): MergePart {
  if (key !== filterKey)
    return { key, kind, name, base: vehiclesOf(base), mine: vehiclesOf(mine), theirs: vehiclesOf(theirs) };
  const changed = (has: boolean) => (has ? '已改' : '未改');
  return { key, kind, name, base: '—', mine: changed(kind !== 'theirs'), theirs: changed(kind !== 'mine') };
}

function OpenDialog({ saving, conflict }: { readonly saving: Saving; readonly conflict: SaveConflict }) {
  const { draft, lineById } = useCityScene();
  const { taken, take } = useTakenParts();
  const { theirs } = conflict;
  const entries = differingParts(draft.saved, draft.choice.present, theirs);
  const nameOf = (key: string) => (key === filterKey ? '条件' : (lineById.get(key)?.lineName ?? key));
  return (
    <ConflictDialog
      subject="方案"
      width={640}
      onCancel={saving.closeConflict}
      footer={[
        <Button key="drop" onClick={saving.giveUp}>
          放弃我的修改
        </Button>,
        <Button
          key="overwrite"
          danger
          disabled={saving.isSaving}
          onClick={() => void saving.overwrite(draft)}
        >
          覆盖对方的修改
        </Button>,
        <Button
          key="merge"
          type="primary"
          loading={saving.isSaving}
          onClick={() => void saving.merge(draft, mergedChoice(theirs, entries, taken))}
        >
          合并两人的修改并保存
        </Button>,
      ]}
    >
      <p>
        {theirs.savedBy ? `${theirs.savedBy} ` : '其他成员'}
        在您编辑期间保存了该城市的方案。两人各自的改动如下，合并后都会保留；都改过的由您选择。放弃后仍可用「撤销」取回您的修改。
      </p>
      <MergeTable
        label="两人的改动"
        className={styles.changes}
        caption="车辆数差异"
        subject="线路"
        parts={entries.map((entry) => partOf(entry, nameOf(entry.key)))}
        taken={taken}
        onTake={take}
      />
    </ConflictDialog>
  );
}

/** Somebody else saved first: save what both have changed, save over the other's changes, or give up the own. */
export function SaveConflictDialog({ saving }: { readonly saving: Saving }) {
  const { conflict } = saving;
  if (conflict === null) return null;
  const { deliveryVersion, filterVersion } = conflict.theirs;
  return <OpenDialog key={`${deliveryVersion}/${filterVersion}`} saving={saving} conflict={conflict} />;
}
