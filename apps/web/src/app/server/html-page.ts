/**
 * An answer whose body is already complete. As the body of an ordinary `Response` it would be copied into a stream and out of it again,
 * which costs more for a member's page than its headers do.
 */
export class HtmlPage extends Response {
  readonly #html: string | Uint8Array<ArrayBuffer>;

  constructor(html: string | Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override async text(): Promise<string> {
    return typeof this.#html === 'string' ? this.#html : new TextDecoder().decode(this.#html);
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return typeof this.#html === 'string' ? Buffer.from(this.#html) : this.#html;
  }
}
