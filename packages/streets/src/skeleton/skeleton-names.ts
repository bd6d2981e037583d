import type { DeclaredEllipse, DeclaredRing, DeclaredRiver } from '../declaration/city-declaration.ts';

/** 二环 becomes 二环路, the 绕城 motorway 绕城高速; a ring without a name stays without. */
export function ringName({ name, streetClass }: DeclaredRing): string {
  if (name === '') return '';
  return streetClass === 'motorway' ? `${name}高速` : `${name}路`;
}

/** One name for both banks of a river: 沿江大道 or 滨河路 on the widest, the river's own on the others. */
export function shoreName(river: DeclaredRiver, rivers: readonly DeclaredRiver[]): string {
  const widest = rivers.reduce((wide, other) => (other.widthMeters > wide.widthMeters ? other : wide));
  if (river.name !== widest.name) return `${river.name}路`;
  return river.widthMeters > 300 && river.name.endsWith('江') ? '沿江大道' : '滨河路';
}

export const shoreNameOfLake = ({ name }: DeclaredEllipse): string => `环${name}路`;
