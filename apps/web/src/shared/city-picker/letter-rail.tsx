import styles from './letter-rail.module.css';

export function LetterRail({ letters }: { readonly letters: readonly string[] }) {
  return (
    <nav aria-label="按首字母跳转" className={styles.rail}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          onClick={() => {
            const group = document.getElementById(`city-group-${letter}`);
            group?.scrollIntoView({ block: 'start' });
            group?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
          }}
        >
          {letter}
        </button>
      ))}
    </nav>
  );
}
