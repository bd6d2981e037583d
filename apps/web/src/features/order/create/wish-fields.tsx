import { Button } from 'antd';
import { useState } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { isCalendarDay } from '../../../ui/calendar/dates.ts';
import type { OrderFieldProps } from './demand-fields.tsx';
import styles from './more-demand-fields.module.css';
import { withWish, type Wishes } from './wished-units.ts';
import { WishPicker } from './wish-picker.tsx';

const lists = [
  { key: 'mustUnits', label: '必投点位/线路', hint: '配置媒体时优先选入；提交前提示还缺哪些' },
  { key: 'excludedUnits', label: '避投点位/线路', hint: '不会被填充或匹配选中，也不能加入媒体清单' },
] as const;

/** Units that the customer wants or does not want, found among what is for sale. */
export function WishFields({ draft, errors, onChange }: OrderFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wishes: Wishes = draft;
  const isReady =
    draft.cityCodes.length > 0 &&
    draft.mediumIds.length > 0 &&
    isCalendarDay(draft.startDate) &&
    isCalendarDay(draft.endDate);
  return (
    <>
      {lists.map(({ key, label, hint }) => (
        <Field
          key={key}
          id={`order-${key}`}
          label={label}
          isGroup
          error={errors[key]}
          hint={hint}
          extra={
            <Button
              id={`order-${key}`}
              size="small"
              disabled={!isReady}
              title={isReady ? undefined : '先选择城市、媒体形式与投放期'}
              aria-label={`选择${label}`}
              onClick={() => setIsOpen(true)}
            >
              选择
            </Button>
          }
        >
          <ul className={styles.chips} aria-label={label}>
            {draft[key].map((unit) => (
              <li key={unit.unitId}>
                {unit.unitName}
                <span className={styles.where}>{unit.cityName}</span>
                <Button
                  size="small"
                  type="text"
                  aria-label={`移除${label} ${unit.unitName}`}
                  onClick={() => onChange(withWish(wishes, unit, undefined))}
                >
                  ×
                </Button>
              </li>
            ))}
            {draft[key].length === 0 && <li className={styles.none}>未指定</li>}
          </ul>
        </Field>
      ))}
      {isOpen && (
        <WishPicker
          brief={draft}
          wishes={wishes}
          onWish={(unit, wish) => onChange(withWish(wishes, unit, wish))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
