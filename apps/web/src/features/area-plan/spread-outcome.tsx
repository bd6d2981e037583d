import type { CallOutput } from '@ooh/contract/registry';
import styles from './area-plan.module.css';
import { spreadSentences } from './spread-sentences.ts';

type City = CallOutput<'crowd-tag-plan/v1/getCityList'>[number];

/** How a city's choice keeps to the rules of spread, and how much better another could be. */
export function SpreadOutcome({ city, isOnly }: { readonly city: City; readonly isOnly: boolean }) {
  const sentences = city.spread === null ? [] : spreadSentences(city.spread);
  if (sentences.length === 0) return null;
  return (
    <section className={styles.note} aria-label={`${city.cityName}的点位分布`}>
      {!isOnly && <h3>{city.cityName}</h3>}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
