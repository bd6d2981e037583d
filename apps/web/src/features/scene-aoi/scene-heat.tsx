import type { CallOutput } from '@ooh/contract/registry';
import { formatShare } from '../../ui/figure/format-figure.ts';
import { heatText } from './heat-picture.ts';
import styles from './scene-aoi.module.css';

type Scene = CallOutput<'v1/scenes/hours'>['scenes'][number];

/** Most of a cell's ground that the colour takes: text on it stays readable. */
const deepest = 42;

/** Scene × hour: the audience in the scenes as a share of all of it; deeper is more. */
export function SceneHeat({
  scenes,
  marked,
}: {
  readonly scenes: readonly Scene[];
  readonly marked: string | undefined;
}) {
  const hours = scenes[0]?.hours.map(({ hour }) => hour) ?? [];
  const most = scenes
    .flatMap((scene) => scene.hours.map(({ taShare }) => taShare.value ?? 0))
    .reduce((a, b) => Math.max(a, b), 0);
  return (
    // A wide table scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label="场景与时段热力">
      <table className={styles.heat} aria-label="场景与时段热力">
        <colgroup>
          <col style={{ width: 64 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">场景</th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scenes.map(({ scene, hours: own }) => (
            <tr key={scene} data-marked={scene === marked}>
              <th scope="row">{scene}</th>
              {own.map(({ hour, taShare: { value } }) => (
                <td
                  key={hour}
                  data-withheld={value === null}
                  title={`${scene} ${hour}–${hour + 1} 时：${value === null ? '样本不足' : formatShare(value)}`}
                  style={
                    value === null || most === 0
                      ? undefined
                      : {
                          background: `color-mix(in srgb, var(--colour-primary) ${((deepest * value) / most).toFixed(0)}%, transparent)`,
                        }
                  }
                >
                  {value === null ? <span className="visually-hidden">样本不足</span> : heatText(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
