import type { CallOutput } from '@ooh/contract/registry';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { sentenceFigureText } from '../sentence-figure.ts';
import styles from './competition.module.css';

export function CompetitionNotes({
  notes,
}: Pick<CallOutput<'competitor/getMediaCompetitorDataByOrder'>, 'notes'>) {
  return (
    <Card title="避让与对抗" footer="由同期同业花费与本单刊例金额计算">
      {notes.length === 0 ? (
        <StateBlock kind="empty" title="没有可说的：同期没有同业投放" />
      ) : (
        <ul className={styles.notes}>
          {notes.map(({ text, figures }) => (
            <li key={text}>
              <p>{text}</p>
              <small className="numeric">
                {figures.map((figure) => `${figure.name} ${sentenceFigureText(figure)}`).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
