import { useEffect, useRef } from 'react';
import { sentenceFigureText } from '../sentence-figure.ts';
import { markFound, type Advice, type ReportPart } from './report-parts.ts';
import type { SuggestionAddress } from './suggestion-address.ts';
import styles from './report-reader.module.css';
import { ReaderTools } from './reader-tools.tsx';

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
