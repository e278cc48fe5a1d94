export interface ExchangeRateTable {
  /** YYYY-MM-DD. */
  day: string;
  currency: string;
  units_per_euro: string;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    exchange_rates: ExchangeRateTable;
  }
}
