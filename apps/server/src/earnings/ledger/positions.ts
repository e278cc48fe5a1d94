/** A creator's balances for one booking in one currency, in minor units. */
export interface Position {
  expected: number;
  payable: number;
  in_payout: number;
  paid: number;
}

export type Positions = ReadonlyMap<string, Readonly<Position>>;

/** What a booking is worth to its creator, and the account that holds it until a payment of it is started. */
export interface Target {
  currency: string;
  amountMinor: number;
  account: 'expected' | 'payable';
}

/** A creator's accounts, and `commission`, their contra account. */
type LedgerAccount = keyof Position | 'commission';

export interface Move {
  account: LedgerAccount;
  currency: string;
  amountMinor: number;
}

export const emptyPosition: Readonly<Position> = { expected: 0, payable: 0, in_payout: 0, paid: 0 };

/**
 * The entries needed for the ledger to match what the booking is worth. What is in a payment or paid stays there; the rest goes where the
 * target says or, if negative, to `payable`, to be deducted from later payments.
 * @returns nothing if the ledger matches already.
 */
export function settlingMoves(positions: Positions, target: Target | null): Move[] {
  const currencies = new Set([...positions.keys(), ...(target === null ? [] : [target.currency])]);
  return [...currencies].sort().flatMap((currency) => {
    const position = positions.get(currency) ?? emptyPosition;
    const own = target?.currency === currency ? target : null;
    const locked = position.in_payout + position.paid;
    const rest = (own?.amountMinor ?? 0) - locked;
    const inPayable = rest < 0 || own?.account === 'payable';
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
