import { Input } from 'antd';
import { useState } from 'react';
import { fenOfWan, wanOfFen } from './money-input.ts';

export interface BudgetInputProps {
  readonly id: string;
  readonly fen: number | null;
  readonly onChange: (fen: number | null) => void;
  readonly onBlur?: () => void;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
  readonly label?: string;
  readonly isDisabled?: boolean;
  /** True where it is as wide as the fields beside it. */
  readonly isWide?: boolean;
}

/** An amount typed in 万元 and kept in fen. What is typed stays as typed until the amount changes from outside. */
export function BudgetInput({
  id,
  fen,
  onChange,
  onBlur,
  isInvalid,
  describedBy,
  label,
  isDisabled,
  isWide = false,
}: BudgetInputProps) {
  const [text, setText] = useState(fen === null ? '' : wanOfFen(fen));
  const [known, setKnown] = useState(fen);
  if (known !== fen) {
    setKnown(fen);
    if ((fenOfWan(text) ?? null) !== fen) setText(fen === null ? '' : wanOfFen(fen));
  }
  return (
    <Input
      id={id}
      inputMode="decimal"
      autoComplete="off"
      suffix="万元"
      value={text}
      disabled={isDisabled}
      aria-label={label}
      status={isInvalid ? 'error' : undefined}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      style={isWide ? undefined : { maxWidth: 240 }}
      onChange={(event) => {
        const next = fenOfWan(event.target.value) ?? null;
        setText(event.target.value);
        setKnown(next);
        onChange(next);
      }}
      onBlur={onBlur}
    />
  );
}
