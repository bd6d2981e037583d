import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useCityScene } from '../city-scene.ts';
import { deliveryChanges } from '../delivery-changes.ts';
import type { Saving } from '../use-save.ts';
import { isSameFilter } from '../workspace.ts';
import styles from './dialogs.module.css';

/** Somebody else saved first: look at the differences, save over them, or take theirs. */
export function ConflictDialog({ saving }: { readonly saving: Saving }) {
  const { draft, delivery, filter, lineById } = useCityScene();
  const [showsChanges, setShowsChanges] = useState(false);
  const { conflict, isSaving } = saving;
  if (conflict === null) return null;
  const changes = deliveryChanges(delivery, conflict.theirs.delivery);
  const differsInFilter = !isSameFilter(filter, conflict.theirs.filter);
  const by = conflict.theirs.savedBy;
  return (
    <Modal
      open
      title="该方案已被他人更新"
      onCancel={saving.closeConflict}
      footer={[
        <Button key="look" onClick={() => setShowsChanges(!showsChanges)} aria-expanded={showsChanges}>
          {showsChanges ? '收起差异' : '查看差异'}
        </Button>,
        <Button key="drop" onClick={saving.giveUp}>
          放弃我的修改
        </Button>,
        <Button
          key="overwrite"
          type="primary"
          danger
          loading={isSaving}
          onClick={() => void saving.overwrite(draft)}
        >
          覆盖
        </Button>,
      ]}
    >
      <p>
        {by ? `${by} ` : '其他成员'}在您编辑期间保存了该城市的方案。有 {changes.length} 条线路的车辆数不同
        {differsInFilter ? '，条件也不同' : ''}。放弃后仍可用「撤销」取回您的修改。
      </p>
      {showsChanges && (
        <div className={styles.changes}>
          <table>
            <caption className="visually-hidden">车辆数差异</caption>
            <thead>
              <tr>
                <th scope="col">线路</th>
                <th scope="col">我的</th>
                <th scope="col">对方</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.lineId}>
                  <th scope="row">{lineById.get(change.lineId)?.lineName ?? change.lineId}</th>
                  <td>{change.mine}</td>
                  <td>{change.theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  );
}
