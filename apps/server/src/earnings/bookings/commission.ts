/** Commission is one tenth of the price of the stay. */
const parts = 10n;

/**
 * The creator's commission on an amount, both in minor units of the same currency: 10 in 100, rounded once, half to even (so that many
 * small roundings do not drift).
 */
export function commissionOf(amountMinor: number): number {
  const amount = BigInt(amountMinor);
  const [whole, rest] = [amount / parts, amount % parts];
  const isUp = rest * 2n > parts || (rest * 2n === parts && whole % 2n === 1n);
  return Number(isUp ? whole + 1n : whole);
}
