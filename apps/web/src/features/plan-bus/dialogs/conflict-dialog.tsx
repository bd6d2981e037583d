import { Button, Modal } from 'antd';
import { useState } from 'react';
import { SideChoice } from '../../../ui/saving/side-choice.tsx';
import { useCityScene } from '../city-scene.ts';
import { differingParts, filterKey, mergedChoice, vehiclesOf, type ChoiceEntry } from '../merge-choices.ts';
import type { SaveConflict, Saving } from '../use-save.ts';
import styles from './dialogs.module.css';

interface ChangeRowProps {
  readonly entry: ChoiceEntry;
  readonly name: string;
  readonly takesTheirs: boolean;
  readonly onTakeTheirs: (takes: boolean) => void;
}

function ChangeRow({ entry, name, takesTheirs, onTakeTheirs }: ChangeRowProps) {
  const { key, kind, base, mine, theirs } = entry;
  const isFilter = key === filterKey;
  const changed = (has: boolean) => (has ? '已改' : '未改');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{isFilter ? '—' : vehiclesOf(base)}</td>
      <td>{isFilter ? changed(kind !== 'theirs') : vehiclesOf(mine)}</td>
      <td>{isFilter ? changed(kind !== 'mine') : vehiclesOf(theirs)}</td>
      <td>
        <SideChoice kind={kind} name={name} takesTheirs={takesTheirs} onTakeTheirs={onTakeTheirs} />
      </td>
    </tr>
  );
}

function OpenDialog({ saving, conflict }: { readonly saving: Saving; readonly conflict: SaveConflict }) {
  const { draft, lineById } = useCityScene();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { theirs } = conflict;
  const entries = differingParts(draft.saved, draft.choice.present, theirs);
  const take = (key: string, takes: boolean) =>
    setTaken(new Set([...taken].filter((other) => other !== key).concat(takes ? [key] : [])));
  return (
    <Modal
      open
      title="该方案已被他人更新"
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
      {entries.length > 0 && (
        // A long list scrolls, so it takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.changes} tabIndex={0} aria-label="两人的改动">
          <table>
            <caption className="visually-hidden">车辆数差异</caption>
            <thead>
              <tr>
                <th scope="col">线路</th>
                <th scope="col">原来</th>
                <th scope="col">我的</th>
                <th scope="col">对方的</th>
                <th scope="col">合并后</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <ChangeRow
                  key={entry.key}
                  entry={entry}
                  name={entry.key === filterKey ? '条件' : (lineById.get(entry.key)?.lineName ?? entry.key)}
                  takesTheirs={taken.has(entry.key)}
                  onTakeTheirs={(takes) => take(entry.key, takes)}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Modal>
  );
}

/** Somebody else saved first: save what both have changed, save over the other's changes, or give up the own. */
export function ConflictDialog({ saving }: { readonly saving: Saving }) {
  const { conflict } = saving;
  if (conflict === null) return null;
  const { deliveryVersion, filterVersion } = conflict.theirs;
  return <OpenDialog key={`${deliveryVersion}/${filterVersion}`} saving={saving} conflict={conflict} />;
}
