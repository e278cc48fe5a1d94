/**
 * An answer whose HTML is at hand as a text. As the body of an ordinary `Response` it would be copied into a stream and out of it again, which
 * costs a member's page more than its headers do.
 */
export class HtmlPage extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override async text(): Promise<string> {
    return this.#html;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new TextEncoder().encode(this.#html).buffer;
  }
}
