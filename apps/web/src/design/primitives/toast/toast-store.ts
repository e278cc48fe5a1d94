export interface ToastAction {
  label: string;
  run(): void;
}

export interface ToastMessage {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  action?: ToastAction;
}

type Listener = (messages: readonly ToastMessage[]) => void;

/** Milliseconds that a message stays; one with an action stays longer, so that there is time to press it. */
const lifetimes = { plain: 5_000, withAction: 9_000 };

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function publish(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener(messages);
}

/** Shows a short message at the edge of the screen. */
export function toast(
  text: string,
  options: { tone?: ToastMessage['tone']; action?: ToastAction } = {},
): void {
  lastId += 1;
  const id = lastId;
  const message: ToastMessage = { id, text, tone: options.tone ?? 'plain' };
  if (options.action !== undefined) message.action = options.action;
  // Three at most: more are noise.
  publish([...messages.slice(-2), message]);
  setTimeout(() => dismiss(id), options.action === undefined ? lifetimes.plain : lifetimes.withAction);
}

export function dismiss(id: number): void {
  publish(messages.filter((message) => message.id !== id));
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly ToastMessage[] => messages;
