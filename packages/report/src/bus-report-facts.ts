import type { ReportComparison, ReportScope } from './report-facts.ts';
import type { KnownFigure } from './report-text.ts';

/** What the calls of a bus report answer, as far as its pages use it. */

export interface BusPartCounts {
  readonly lines: number;
  readonly vehicles: number;
  readonly postedVehicles: number;
  readonly plannedVehicleDays: number;
  readonly actualVehicleDays: number;
  readonly netFen: number;
  readonly plannedImpressions: number | null;
  readonly actualImpressions: number | null;
}

export interface BusLine {
  readonly cityName: string;
  readonly lineName: string;
  readonly level: string;
  readonly formNames: readonly string[];
  readonly counts: BusPartCounts;
  readonly taShare: number | null;
}

interface BusArea {
  readonly areaName: string;
  readonly cityName: string;
  readonly districtName: string | null;
  readonly isIndicative: boolean;
  readonly lines: readonly { readonly lineName: string }[];
  readonly vehicles: number;
}

/** Answers about the whole bus part of an order, or about one of its cities. */
export interface BusFacts {
  /** getBusReportCollectResult */
  readonly collect: {
    readonly scope: ReportScope;
    readonly orderName: string;
    readonly brandName: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly counts: BusPartCounts;
    readonly comparison: ReportComparison;
    readonly topLines: readonly BusLine[];
    readonly weeks: readonly {
      readonly week: number;
      readonly isAfter: boolean;
      readonly plannedShare: number;
      readonly actualShare: number | null;
    }[];
    readonly reachAtLeast: readonly {
      readonly k: number;
      readonly plannedShare: number;
      readonly actualShare: number | null;
    }[];
    readonly audience: readonly {
      readonly dimension: string;
      readonly labels: readonly {
        readonly name: string;
        readonly share: KnownFigure;
        readonly cityShare: number | null;
      }[];
    }[];
  };
  /** getBusReportCityResult */
  readonly cities: {
    readonly rows: readonly {
      readonly cityCode: string;
      readonly cityName: string;
      readonly counts: BusPartCounts;
      readonly comparison: ReportComparison | null;
      readonly rank: number | null;
    }[];
    readonly omitted: readonly { readonly cityName: string; readonly reason: string }[];
  };
  /** getOverviewMediaData */
  readonly media: {
    readonly forms: readonly { readonly name: string; readonly counts: BusPartCounts }[];
    readonly levels: readonly { readonly level: string; readonly counts: BusPartCounts }[];
    readonly photos: readonly {
      readonly photoId: string;
      readonly unitName: string;
      readonly takenAt: string | null;
    }[];
  };
  /** getOrderEffectBusListData, all rows */
  readonly lines: readonly BusLine[];
  /** getCbdDataList */
  readonly districts: {
    readonly districts: readonly (BusArea & {
      readonly persons: KnownFigure;
      readonly taShare: number | null;
    })[];
    readonly knownDistricts: number;
  };
  /** getApproachCbdLineData */
  readonly through: {
    readonly lines: readonly {
      readonly lineName: string;
      readonly vehicles: number;
      readonly districts: readonly { readonly areaName: string }[];
    }[];
    readonly linesWithout: number;
  };
  /** getAreaProgrammeLineData */
  readonly areas: { readonly areas: readonly BusArea[] };
}
