export interface Outgoing {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array | URLSearchParams;
  /** The path is a secret between us and the other side: no log has it. */
  secretPath?: boolean;
  /** For the whole exchange, the body included; 10 seconds unless said. */
  timeoutMs?: number;
  /** Largest body after decompression; 5 MiB unless said. */
  maxBytes?: number;
  /** How many redirects are followed; 3 unless said, none for methods other than GET and HEAD. */
  redirects?: number;
  /** Ends the request; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Which answers count as success; 200 to 299 unless said. */
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
