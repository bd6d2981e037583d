import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { postingTones } from '../../../shared/order/posting-names.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { PlainCheck } from '../../../ui/form/plain-check.tsx';
import type { ItemState } from '../queue/queue-item.ts';
import { countStates } from '../queue/queue-rules.ts';
import styles from './field.module.css';
import type { FieldUnit } from './field-unit.ts';
import { itemStateNames, workName } from './item-names.ts';

/** Photos that a unit is to be proved by: near, middle, far. */
const wantedPhotos = 3;

/** What is said of the queue of a unit: what is still under way. */
const told: readonly ItemState[] = ['waiting', 'sending'];

export interface UnitRowProps {
  readonly unit: FieldUnit;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onCamera: () => void;
}

/** A unit with its state, its photos, and what was sent or refused of it. */
export function UnitRow({ unit, isChosen, onChoose, onCamera }: UnitRowProps) {
  const { row, name, state, photos, items } = unit;
  const counts = countStates(items);
  const refused = items.findLast((item) => item.state === 'refused');
  const doubted = items.findLast((item) => item.state === 'received' && item.words !== null);
  return (
    <li className={styles.unit} data-chosen={isChosen || undefined}>
      <label className={styles.unitText}>
        <PlainCheck
          type="checkbox"
          checked={isChosen}
          aria-label={`选择 ${name}`}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span>
          <b>{name}</b>
          <span className={styles.tags}>
            <StatusTag tone={postingTones[state]} text={unit.stateText} />
            <span className="numeric">
              照片 {photos}/{wantedPhotos}
            </span>
            <span className={styles.quiet}>计划 {row.plannedFrom}</span>
            {told
              .filter((one) => counts[one] > 0)
              .map((one) => (
                <span key={one} className={styles.under}>
                  {itemStateNames[one]} {counts[one]}
                </span>
              ))}
          </span>
          {refused && (
            <span className={styles.words}>
              {workName(refused)}被拒：{refused.words}
            </span>
          )}
          {doubted && (
            <span className={styles.doubt}>
              {workName(doubted)}：{doubted.words}
            </span>
          )}
        </span>
      </label>
      <Button
        className={styles.camera}
        icon={<CameraOutlined aria-hidden="true" />}
        aria-label={`拍照 ${name}`}
        disabled={unit.postedOn === null}
        title={unit.postedOn === null ? '先登记上刊，再拍照' : undefined}
        onClick={onCamera}
      />
    </li>
  );
}
