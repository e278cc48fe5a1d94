/** A table built on first use. */
export function lazy<Table>(make: () => Table): () => Table {
  let made: { readonly table: Table } | undefined;
  return () => {
    made ??= { table: make() };
    return made.table;
  };
}
