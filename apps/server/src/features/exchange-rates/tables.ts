export interface ExchangeRateTable {
  /** YYYY-MM-DD. */
  day: string;
  currency: string;
  units_per_euro: string;
}

declare module '../../platform/db.ts' {
  interface Tables {
    exchange_rates: ExchangeRateTable;
  }
}
