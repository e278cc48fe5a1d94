import {
  type LimitNode,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
  type ValueNode,
} from 'kysely';

/**
 * Writes booleans and limits of rows into the text of a statement. PostgreSQL plans a prepared statement once for all values only if that
 * costs no more; without knowing that `archived` is false it cannot use the indexes of what is shown, and without the limit it expects a
 * tenth of the table. Everything else stays a parameter.
 */
class LiteralCompiler extends PostgresQueryCompiler {
  protected override visitValue(node: ValueNode): void {
    if (typeof node.value === 'boolean') this.append(String(node.value));
    else super.visitValue(node);
  }

  protected override visitLimit(node: LimitNode): void {
    const { limit } = node as { limit: { kind: string; value?: unknown } };
    if (limit.kind === 'ValueNode' && Number.isSafeInteger(limit.value)) this.append(`limit ${limit.value}`);
    else super.visitLimit(node);
  }
}

export class LiteralPostgresDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new LiteralCompiler();
  }
}
