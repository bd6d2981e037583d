import styles from './conditions.module.css';
import { NumberField } from './number-field.tsx';

interface BufferAndHits {
  readonly bufferMeters: number;
  readonly minHits: number;
}

export interface BufferAndHitsFieldsProps {
  readonly condition: BufferAndHits;
  readonly maxHits: number;
  readonly onChange: (change: Partial<BufferAndHits>) => void;
}

/** How near a line must pass, and how many it must touch. */
export function BufferAndHitsFields({ condition, maxHits, onChange }: BufferAndHitsFieldsProps) {
  return (
    <div className={styles.fields}>
      <NumberField
        label="缓冲"
        unit="米"
        min={0}
        max={2000}
        step={50}
        value={condition.bufferMeters}
        onChange={(bufferMeters) => onChange({ bufferMeters })}
      />
      <NumberField
        label="至少"
        unit="个"
        min={1}
        max={maxHits}
        value={condition.minHits}
        onChange={(minHits) => onChange({ minHits })}
      />
    </div>
  );
}
