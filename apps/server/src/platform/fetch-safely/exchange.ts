export interface Outgoing {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array | URLSearchParams | undefined;
  /** The path is a secret shared with the other side: it is never logged. */
  secretPath?: boolean;
  /** The address is a member's: private ones that the operator allowed are refused as well. */
  byMember?: boolean;
  /** For the whole exchange, body included; 10 seconds by default. */
  timeoutMs?: number;
  /** Largest body after decompression; 5 MiB by default. */
  maxBytes?: number;
  /** Most values in a JSON answer; 100,000 by default. Reading many, or deep ones, holds up everyone else. */
  maxValues?: number;
  /** How many redirects are followed; 3 by default, none for methods other than GET and HEAD. */
  redirects?: number;
  /** Ends the request; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Which statuses count as success; 200 to 299 by default. */
  accept?: (status: number) => boolean;
}

export interface Reply<Body> {
  status: number;
  /** Header values by lower-case name. */
  headers: Readonly<Record<string, string>>;
  /** Where the answer came from, after redirects. */
  url: string;
  body: Body;
}
