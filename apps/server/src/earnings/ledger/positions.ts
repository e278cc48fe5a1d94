/** What stands in a creator's accounts for one booking in one currency, in minor units. */
export interface Position {
  expected: number;
  payable: number;
  in_payout: number;
  paid: number;
}

/** Positions of one booking by currency. */
export type Positions = ReadonlyMap<string, Readonly<Position>>;

/** What a booking is worth to its creator, and the account where that belongs until a payment of it is started. */
export interface Target {
  currency: string;
  amountMinor: number;
  account: 'expected' | 'payable';
}

/** Accounts of a creator, and `commission`, against which they are kept. */
type LedgerAccount = keyof Position | 'commission';

/** One line of a ledger transaction. */
export interface Move {
  account: LedgerAccount;
  currency: string;
  amountMinor: number;
}

export const emptyPosition: Readonly<Position> = { expected: 0, payable: 0, in_payout: 0, paid: 0 };

/**
 * What has to be written so that the book says what the booking is worth. What is in a payment or paid stays where it is; the rest, also a
 * negative one, stands in `payable` to be made up for by later payments. Without any payment it stands where the target says.
 * @returns nothing when the book says so already.
 */
export function settlingMoves(positions: Positions, target: Target | null): Move[] {
  const currencies = new Set([...positions.keys(), ...(target === null ? [] : [target.currency])]);
  return [...currencies].sort().flatMap((currency) => {
    const position = positions.get(currency) ?? emptyPosition;
    const own = target?.currency === currency ? target : null;
    const locked = position.in_payout + position.paid;
    const rest = (own?.amountMinor ?? 0) - locked;
    const inPayable = locked !== 0 || own?.account === 'payable';
    const expected = (inPayable ? 0 : rest) - position.expected;
    const payable = (inPayable ? rest : 0) - position.payable;
    const lines: Move[] = [
      { account: 'expected', currency, amountMinor: expected },
      { account: 'payable', currency, amountMinor: payable },
      { account: 'commission', currency, amountMinor: -(expected + payable) },
    ];
    return lines.filter((line) => line.amountMinor !== 0);
  });
}
