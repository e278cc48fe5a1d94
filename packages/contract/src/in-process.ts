/** What a page that is rendered on the server asks of the API: an endpoint that reads, by its `GET /path`, and what it is given. */
export interface Question {
  key: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Language and cookie of the reader; nothing else of the page's request reaches the API. */
  headers: Readonly<Record<string, string>>;
}

/** What the API says to that, its body as it would go over the network. */
export interface Told {
  status: number;
  body: string;
  /** An exact text in place of JSON. */
  isText: boolean;
  /** Cursor of the next page of a list. */
  next: string | null;
  /** Seconds after which to ask again. */
  retryAfter: number | null;
}
