import { Radio } from 'antd';

const sideNames = { mine: '我的', theirs: '对方的' } as const;

export interface SideChoiceProps {
  /** Who has changed it; where both have, the user chooses whose to keep. */
  readonly kind: 'mine' | 'theirs' | 'clash';
  readonly name: string | undefined;
  readonly takesTheirs: boolean;
  readonly onTakeTheirs: (takes: boolean) => void;
}

/** Choice of whose change to keep after a merge. */
export function SideChoice({ kind, name, takesTheirs, onTakeTheirs }: SideChoiceProps) {
  if (kind !== 'clash') return sideNames[kind];
  return (
    <Radio.Group
      size="small"
      aria-label={`${name}采用`}
      value={takesTheirs ? 'theirs' : 'mine'}
      options={(['mine', 'theirs'] as const).map((side) => ({ value: side, label: sideNames[side] }))}
      onChange={({ target }) => onTakeTheirs(target.value === 'theirs')}
    />
  );
}
