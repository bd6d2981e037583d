import { GlobalOutlined } from '@ant-design/icons';
import { Popover, Radio } from 'antd';
import { chooseBaseMap } from './base-map-choice.ts';
import type { BaseMaps } from './use-base-maps.ts';
import styles from './map.module.css';

/** Chooses the base map, and says why one that was set up is missing. */
export function BaseMapSwitch({ maps, current, problems }: BaseMaps) {
  const content = (
    <div className={styles.baseMaps}>
      <Radio.Group
        aria-label="底图"
        value={current.id}
        onChange={({ target }) => chooseBaseMap(target.value)}
        options={maps.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {current.note !== null && <p>{current.note}</p>}
      {problems.map((problem) => (
        <p key={problem} role="note">
          {problem}
        </p>
      ))}
    </div>
  );
  return (
    <Popover content={content} trigger="click" placement="leftBottom">
      <button type="button" className={styles.control} aria-label={`底图：${current.name}`}>
        <GlobalOutlined aria-hidden="true" />
      </button>
    </Popover>
  );
}
