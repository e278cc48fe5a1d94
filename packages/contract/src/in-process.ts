/** A call that a page makes while it is rendered on the server: a reading endpoint, by its `GET /path`, and its input. */
export interface InProcessCall {
  key: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Language and cookie of the reader; nothing else of the page's request reaches the API. */
  headers: Readonly<Record<string, string>>;
}

/** The API's answer, with its body as it would go over the network. */
export interface InProcessAnswer {
  status: number;
  body: string;
  /** An exact text instead of JSON. */
  isText: boolean;
  /** Cursor of the next page of a list. */
  next: string | null;
  /** Seconds after which to ask again. */
  retryAfter: number | null;
}
