import { createContext, useContext, type ReactNode } from 'react';

const PartName = createContext<string | undefined>(undefined);

/** What a card is called where it fails: its title without the count, period or subject that follows the name. */
export const nameInTitle = (title: string): string => title.replace(/[（：].*$/u, '').replace(/ \d+$/u, '');

export interface NamedPartProps {
  /** The title of the part; one that is not a text leaves the name of the part around it. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Names a card, table or page, so that what fails inside it says what has failed. */
export function NamedPart({ title, children }: NamedPartProps) {
  const around = useContext(PartName);
  const name = typeof title === 'string' ? nameInTitle(title) : around;
  return <PartName value={name}>{children}</PartName>;
}

/** The name of the innermost part around. */
export const usePartName = (): string | undefined => useContext(PartName);
