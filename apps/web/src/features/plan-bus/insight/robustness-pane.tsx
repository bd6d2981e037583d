import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { InsightFrame } from './insight-frame.tsx';
import { LineHeadRow } from '../lines/line-head-row.tsx';
import styles from './insight.module.css';
import { prepareRobustnessRows, readRobustness } from './prepare-robustness.ts';
import { useInsight, type Insight } from './use-insight.ts';

function RobustnessAnswer({ result }: { readonly result: NonNullable<Insight<'robustness'>['result']> }) {
  const rows = useMemo(() => prepareRobustnessRows(result), [result]);
  return (
    <>
      <p>{readRobustness(result)}</p>
      <table>
        <caption>
          目标：{result.objective}；随机种子 {result.seed}
          。入选率：各次样本优选时选中该线路的比例；名次按独有贡献，括号内为 90% 的样本所在范围
        </caption>
        <thead>
          <tr>
            <th scope="col">线路</th>
            <th scope="col">本方案车辆</th>
            <th scope="col">入选率</th>
            <th scope="col">入选时平均车辆</th>
            <th scope="col">贡献名次</th>
            <th scope="col">判断</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LineHeadRow key={row.lineId} lineId={row.lineId} lineName={row.lineName} className={styles.link}>
              <td>{row.vehicles > 0 ? row.vehicles : '未选'}</td>
              <td>
                <span className={styles.share}>
                  <progress max={1} value={row.chosenShare} aria-hidden="true" />
                  {row.chosenText}
                </span>
              </td>
              <td>{row.meanText}</td>
              <td>{row.rankText}</td>
              <td>{row.verdict}</td>
            </LineHeadRow>
          ))}
        </tbody>
      </table>
    </>
  );
}

const sampleCounts = [20, 40, 100].map((count) => ({ value: count, label: `${count} 次` }));

/** The same question gives the same answer. */
const seed = 1;

/** Dock tab 稳健性: whether other samples of the same people would choose alike. */
export function RobustnessPane() {
  const robustness = useInsight('robustness');
  const [replicates, setReplicates] = useState(40);
  return (
    // A pane that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.pane} tabIndex={0} aria-label="稳健性面板">
      <InsightFrame
        title="稳健性"
        description="在扩样层内对人群样本有放回地重抽样，每次重新优选：线路是否仍会入选、名次与目标值如何变化。只反映抽样误差，不含接触模型的参数误差。"
        insight={robustness}
        inputs={
          <Select
            size="small"
            value={replicates}
            options={sampleCounts}
            onChange={setReplicates}
            aria-label="重抽样次数"
          />
        }
        onAsk={() => robustness.ask({ kind: 'robustness', replicates, seed })}
      >
        {robustness.result && <RobustnessAnswer result={robustness.result} />}
      </InsightFrame>
    </section>
  );
}
