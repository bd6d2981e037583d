import styles from './source-mark.module.css';

interface SourceMarkProps {
  readonly text: string;
  readonly reason: string;
}

function SourceMark({ text, reason }: SourceMarkProps) {
  return (
    <span className={styles.mark} title={reason}>
      {text}
    </span>
  );
}

/** Marks what the demonstration made up. */
export function DemoMark({ text = '演示' }: { readonly text?: string }) {
  return <SourceMark text={text} reason="演示数据，非真实交易" />;
}

/** Marks a public figure from a single source. */
export function SingleSourceMark() {
  return <SourceMark text="单源" reason="只有一个来源，没有第二个来源印证" />;
}

/** Marks a price that no rate card backs. */
export function SamplePriceMark() {
  return <SourceMark text="示例价" reason="没有刊例依据，以媒体方正式刊例为准" />;
}

/** Marks a value that a declared rule filled in. */
export function EstimateMark() {
  return <SourceMark text="估算" reason="来源文件未提供，由公布的规则推算，可在数据中修改" />;
}
