import { Link } from '@tanstack/react-router';
import { Radio } from 'antd';
import { useState } from 'react';
import { Card } from '../../ui/page/card.tsx';
import { recommendWay, type Answers } from './recommend-way.ts';
import styles from './way-helper.module.css';

interface Question {
  readonly key: keyof Answers;
  readonly ask: string;
  readonly yes: string;
  readonly no: string;
}

const questions: readonly Question[] = [
  { key: 'isDecided', ask: '媒体或点位已经定了吗？', yes: '已定', no: '还没定' },
  { key: 'isChosenBySystem', ask: '希望由谁来选？', yes: '系统按预算选', no: '自己挑选' },
  { key: 'hasPrecedent', ask: '有相似的往期投放可参考吗？', yes: '有', no: '没有' },
];

const unanswered: Answers = { isDecided: null, isChosenBySystem: null, hasPrecedent: null };

/** Questions that come before this one are answered in a way that leaves it open. */
function matters(key: keyof Answers, { isDecided, isChosenBySystem }: Answers): boolean {
  if (key === 'isDecided') return true;
  return isDecided === false && (key === 'isChosenBySystem' || isChosenBySystem === false);
}

/** At most three questions that lead to one of the ways to invest. */
export function WayHelper() {
  const [answers, setAnswers] = useState(unanswered);
  const way = recommendWay(answers);
  return (
    <Card title="我该选哪种？">
      <div className={styles.helper}>
        <ol className={styles.questions}>
          {questions
            .filter(({ key }) => matters(key, answers))
            .map(({ key, ask, yes, no }) => (
              <li key={key}>
                <span id={`way-${key}`}>{ask}</span>
                <Radio.Group
                  aria-labelledby={`way-${key}`}
                  value={answers[key]}
                  options={[
                    { value: true, label: yes },
                    { value: false, label: no },
                  ]}
                  onChange={({ target }) => setAnswers({ ...answers, [key]: target.value as boolean })}
                />
              </li>
            ))}
        </ol>
        <p className={styles.answer} aria-live="polite">
          {way ? (
            <>
              建议：
              <Link to={way.path} search={way.search}>
                {way.name}
              </Link>
              <span>{way.reason}</span>
            </>
          ) : (
            <span>回答问题后给出建议。</span>
          )}
        </p>
      </div>
    </Card>
  );
}
