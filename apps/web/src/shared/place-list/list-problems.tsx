import { Alert } from 'antd';
import type { PlaceRefusal } from './parse-place-list.ts';
import styles from './place-list-field.module.css';

/** Refused rows that are named. */
const shownRefusals = 8;

export interface ListProblemsProps {
  /** What a place of the list is called: 门店. */
  readonly noun: string;
  readonly duplicates: number;
  readonly refused: readonly PlaceRefusal[];
}

/** Which rows of a list are not taken and why, and how many repeat a place. */
export function ListProblems({ noun, duplicates, refused }: ListProblemsProps) {
  const more = refused.length - shownRefusals;
  return (
    <>
      {duplicates > 0 && (
        <p className={styles.quiet}>
          重复的 {duplicates} 个{noun}已合并。
        </p>
      )}
      {refused.length > 0 && (
        <Alert
          type="warning"
          title={`${refused.length} 行未采用`}
          description={
            <ul className={styles.refusals}>
              {refused.slice(0, shownRefusals).map(({ row, text, reason }) => (
                <li key={`${row}-${text}`}>
                  {row !== null && `第 ${row} 行`}「{text.slice(0, 30)}」：{reason}
                </li>
              ))}
              {more > 0 && <li>其余 {more} 行原因类似</li>}
            </ul>
          }
        />
      )}
    </>
  );
}
