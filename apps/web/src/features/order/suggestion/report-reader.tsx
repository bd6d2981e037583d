import { DownloadOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { publishNotice } from '../../../api/notice.ts';
import { saveFile } from '../../../api/save-file.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { sentenceFigureText } from '../sentence-figure.ts';
import { countFound, markFound, type Advice, type ReportPart } from './report-parts.ts';
import { zooms, type SuggestionAddress } from './suggestion-address.ts';
import styles from './suggestion.module.css';

function Marked({ text, sought }: { readonly text: string; readonly sought: string }) {
  return markFound(text, sought).map((part, index) =>
    // The parts of a text keep their places.
    part.isFound ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}

/** Figures of one unit as bars, like those of the PDF; those of other units only as text. */
function Figures({ figures, sought }: { readonly figures: ReportPart['figures']; readonly sought: string }) {
  if (figures.length === 0) return null;
  const { unit } = figures[0];
  const most = Math.max(
    ...figures.filter((one) => one.unit === unit).map((one) => Math.abs(one.value)),
    1e-9,
  );
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, unit: own }) => (
        <div key={name}>
          <dt>
            <Marked text={name} sought={sought} />
          </dt>
          <dd>
            {own === unit && (
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${(Math.abs(value) / most) * 100}%` }} />
              </span>
            )}
            <span className={`numeric ${styles.value}`}>{sentenceFigureText({ value, unit: own })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface ReportReaderProps {
  readonly orderId: string;
  readonly advice: Advice;
  readonly parts: readonly ReportPart[];
  readonly address: SuggestionAddress;
  readonly onAddress: (address: SuggestionAddress) => void;
}

function ReaderTools({ orderId, parts, address, onAddress }: Omit<ReportReaderProps, 'advice'>) {
  const { q = '', zoom = 100 } = address;
  const [isSaving, setSaving] = useState(false);
  const download = async () => {
    setSaving(true);
    const saved = await saveFile('competitor/getBrandInspirationSuggestionAttachment', { orderId });
    setSaving(false);
    if (saved.body) publishNotice({ kind: 'success', title: '已下载', description: saved.body.fileName });
  };
  return (
    <div className={styles.tools}>
      <span className={styles.search}>
        <KeywordInput
          subject="报告内容"
          value={q}
          onSearch={(text) => onAddress({ ...address, q: text || undefined })}
        />
      </span>
      {q !== '' && <output className={styles.quiet}>找到 {formatNumber(countFound(parts, q))} 处</output>}
      <span className={styles.grow} />
      <Select
        aria-label="缩放"
        value={zoom}
        options={zooms.map((value) => ({ value, label: `${value}%` }))}
        onChange={(value) => onAddress({ ...address, zoom: value === 100 ? undefined : value })}
      />
      <Button
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={isSaving}
        onClick={() => void download()}
      >
        下载 PDF
      </Button>
    </div>
  );
}

/** The report as it is printed, to read, search and enlarge; the PDF itself is one click away. */
export function ReportReader(props: ReportReaderProps) {
  const { advice, parts, address } = props;
  const { part, q = '', zoom = 100 } = address;
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part !== undefined)
      paper.current?.querySelector(`[data-part="${part}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [part]);
  return (
    <section className={styles.reader} aria-label="建议报告">
      <ReaderTools {...props} />
      <div ref={paper} className={styles.desk}>
        <article className={styles.paper} style={{ fontSize: `${(14 * zoom) / 100}px` }}>
          <h2>{advice.brandName} · 品牌灵感与建议</h2>
          {parts.map(({ partId, heading, paragraphs, figures }) => (
            <section key={partId} data-part={partId} data-current={partId === part || undefined}>
              <h3>
                <Marked text={heading} sought={q} />
              </h3>
              {paragraphs.map((text) => (
                <p key={text}>
                  <Marked text={text} sought={q} />
                </p>
              ))}
              <Figures figures={figures} sought={q} />
            </section>
          ))}
        </article>
      </div>
    </section>
  );
}
