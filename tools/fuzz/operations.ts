/** A JSON schema as in the server's own document. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: Schema;
}

export interface Operation {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Schema of the body by content type. */
  readonly body: Readonly<Record<string, Schema>>;
  /** Documented errors by status: the codes of problems, or exact texts. */
  readonly answers: Readonly<Record<string, { readonly codes: string; readonly texts: readonly string[] }>>;
  /** Streams until the client disconnects. */
  readonly streams: boolean;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
      }
    >
  >;
}

export async function readOperations(origin: string): Promise<Operation[]> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(method.toUpperCase(), path, described)),
  );
}

function operationOf(method: string, path: string, described: Described): Operation {
  const answers = Object.entries(described.responses).map(([status, { description, content }]) => {
    const texts = (content['text/plain']?.schema.enum ?? []).map(String);
    return [status, { codes: description, texts }] as const;
  });
  return {
    method,
    path,
    parameters: described.parameters ?? [],
    body: Object.fromEntries(
      Object.entries(described.requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
    ),
    answers: Object.fromEntries(answers),
    streams: described.responses['200']?.content['text/event-stream'] !== undefined,
  };
}
