import { differenceText, isFarApart, isWithinBand } from '@ooh/report/third-party-band';
import { Button } from 'antd';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { Card } from '../../../ui/page/card.tsx';
import tableStyles from '../../../ui/table/plain-table.module.css';
import {
  metricOf,
  type ComparedFigure,
  type ThirdPartyAnswer,
  type ThirdPartyReport,
} from './figure-names.ts';
import styles from './third-party.module.css';

function Verdict({ delta }: { readonly delta: number | null }) {
  if (delta === null) return '平台没有可比的数字';
  if (isWithinBand(delta)) return <StatusTag tone="success" text="±15% 以内" />;
  if (isFarApart(delta)) return <StatusTag tone="error" text="差异较大，请先核对口径" />;
  return <StatusTag tone="warning" text="超出 ±15%" />;
}

/** Where the difference lies on a scale from −45 % to +45 %, with the band of ±15 %. */
function DifferenceBar({ delta }: { readonly delta: number | null }) {
  if (delta === null) return null;
  const at = Math.min(1, Math.max(0, 0.5 + delta / 0.9));
  return (
    <span className={styles.scale} aria-hidden="true">
      <span className={styles.band} />
      <span className={styles.needle} style={{ left: `${at * 100}%` }} />
    </span>
  );
}

interface RowProps {
  readonly figure: ComparedFigure;
  /** Absent where the report does not stand beside it. */
  readonly onPage: ((page: number) => void) | undefined;
}

function Row({ figure: { metric, platform, value, delta, page }, onPage }: RowProps) {
  const [, name, format] = metricOf(metric);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="numeric">{format(platform)}</td>
      <td className="numeric">{format(value)}</td>
      <td className="numeric">
        {differenceText(delta)}
        <DifferenceBar delta={delta} />
      </td>
      <td>
        <Verdict delta={delta} />
      </td>
      <td>
        {page === undefined ? (
          '未登记'
        ) : onPage === undefined ? (
          `第 ${page} 页`
        ) : (
          <Button type="link" size="small" onClick={() => onPage(page)}>
            第 {page} 页
          </Button>
        )}
      </td>
    </tr>
  );
}

/** What the two figures refer to, side by side: where a difference can come from. */
function Sources({
  report,
  platformBasis,
}: { readonly report: ThirdPartyReport } & Pick<ThirdPartyAnswer, 'platformBasis'>) {
  const { universe, periodFrom, periodTo, threshold } = report;
  const rows = [
    ['总体', platformBasis?.universe, universe],
    ['周期', platformBasis?.period, periodFrom === null ? null : `${periodFrom} 至 ${periodTo}`],
    ['看到的门槛', platformBasis?.threshold, threshold],
    ['目标人群', platformBasis?.audience, null],
  ] as const;
  return (
    <table className={tableStyles.table}>
      <caption className={styles.caption}>差异来源</caption>
      <thead>
        <tr>
          <th scope="col">口径</th>
          <th scope="col">平台</th>
          <th scope="col">第三方</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, own, other]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{own ?? '—'}</td>
            <td>{other ?? (name === '目标人群' ? '以报告原文为准' : '报告未说明')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ComparisonCardProps extends Pick<ThirdPartyAnswer, 'platformBasis'> {
  readonly report: ThirdPartyReport;
  readonly onPage?: (page: number) => void;
}

/** A third party's figures beside the platform's, with what each refers to. */
export function ComparisonCard({ report, platformBasis, onPage }: ComparisonCardProps) {
  return (
    <Card
      title={`${report.agency}与平台的对照`}
      footer="平台为按上刊记录测算，不是实地测量；差异 = 第三方 ÷ 平台 − 1；绿带为 ±15%。"
    >
      {report.figures.length === 0 ? (
        <p className={styles.quiet}>这一版没有登记关键数字。</p>
      ) : (
        <table className={tableStyles.table}>
          <caption className="visually-hidden">平台与第三方的关键数字</caption>
          <thead>
            <tr>
              <th scope="col">指标</th>
              <th scope="col" className="numeric">
                平台
              </th>
              <th scope="col" className="numeric">
                第三方
              </th>
              <th scope="col" className="numeric">
                差异
              </th>
              <th scope="col">判断</th>
              <th scope="col">报告页码</th>
            </tr>
          </thead>
          <tbody>
            {report.figures.map((figure) => (
              <Row key={figure.metric} figure={figure} onPage={onPage} />
            ))}
          </tbody>
        </table>
      )}
      <Sources report={report} platformBasis={platformBasis} />
    </Card>
  );
}
