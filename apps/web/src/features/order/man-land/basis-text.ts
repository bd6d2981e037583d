import type { Basis } from '@ooh/contract/domain/figure';

/** 口径 of figures in one line. */
export function basisText({ nature, source, universe, period, isDemo }: Basis): string {
  return [nature, source, universe, period, ...(isDemo ? ['演示数据'] : [])].join(' · ');
}
