import { mapColours } from '../../../map/map-colours.ts';
import type { ThemeName } from '../../../session/persisted-session.ts';
import styles from './plan-map.module.css';

/** In the legend: how lines outside of the plan are drawn. */
export function UnchosenMark({ theme }: { readonly theme: ThemeName }) {
  return (
    <span className={styles.unchosen}>
      <span style={{ background: mapColours[theme].selected }} aria-hidden="true" /> 未选
    </span>
  );
}
