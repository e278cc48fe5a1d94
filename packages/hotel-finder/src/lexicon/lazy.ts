/** A table made when it is first asked for. */
export function lazy<Table>(make: () => Table): () => Table {
  let made: { readonly table: Table } | undefined;
  return () => {
    made ??= { table: make() };
    return made.table;
  };
}
