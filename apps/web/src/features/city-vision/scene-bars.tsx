import { useCall } from '../../api/use-call.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { missing } from '../../ui/figure/format-figure.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './city-vision.module.css';
import type { Vision } from './use-vision.ts';

const maxScenes = 6;
const kept = { keepPrevious: true };

/** Kinds of AOI that the city visits, and how often the audience does. */
export function SceneBars({ vision }: { readonly vision: Vision }) {
  const { question, hasAudience } = vision;
  const { role: _role, targetAudience, ...times } = question;
  const city = useCall('city-perspective/intelligenceCityOfflineSceneData', times, kept);
  const target = useCall(
    'city-perspective/intelligenceTaOfflineSceneData',
    { ...times, targetAudience },
    { enabled: hasAudience },
  );
  if (city.error)
    return (
      <StateBlock
        kind="section-failed"
        title="线下场景加载失败"
        error={city.error}
        onRetry={() => void city.refetch()}
      />
    );
  if (city.data === undefined) return <StateBlock kind="loading" rows={4} minHeight={120} />;
  const ofTarget = new Map(
    (hasAudience ? (target.data?.scenes ?? []) : []).map((each) => [each.aoiType, each]),
  );
  return (
    <table className={styles.bars}>
      <caption>线下场景 · 一周到访率</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">场景</span>
          </th>
          <th scope="col">全体</th>
          <th scope="col">TA</th>
          <th scope="col">TGI</th>
        </tr>
      </thead>
      <tbody>
        {city.data.scenes.slice(0, maxScenes).map(({ aoiType, visitedShare }) => {
          const scene = ofTarget.get(aoiType);
          return (
            <tr key={aoiType}>
              <th scope="row">{aoiType}</th>
              <td>
                <FigureValue figure={visitedShare} format={asShare} />
              </td>
              <td>{scene ? <FigureValue figure={scene.visitedShare} format={asShare} /> : missing}</td>
              <td>{scene ? <TgiValue figure={scene.tgi} /> : missing}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
