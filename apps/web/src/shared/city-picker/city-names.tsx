import { Tooltip } from 'antd';
import styles from './city-picker.module.css';

const shownCities = 3;

/** The first cities of a list; all of them on hover and focus. */
export function CityNames({ names }: { readonly names: readonly string[] }) {
  if (names.length <= shownCities) return names.join('、');
  return (
    <Tooltip title={names.join('、')} trigger={['hover', 'focus']}>
      <button type="button" className={styles.names} onClick={(event) => event.stopPropagation()}>
        {names.slice(0, shownCities).join('、')} 等 {names.length} 城
      </button>
    </Tooltip>
  );
}
