/** An answer, or a part of one, that is written as JSON and known to be what the contract says. */
export class Written<Value> {
  /** Only for its type: what the JSON holds. */
  declare readonly value: Value;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  /** The list of these. */
  static list<Item>(items: readonly Written<Item>[]): Written<Item[]> {
    return new Written(`[${items.map(({ json }) => json).join(',')}]`);
  }
}
