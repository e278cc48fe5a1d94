import { createListeners } from '../../listeners.ts';

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

/** Milliseconds that a message is shown; one with an action longer, so that there is time to press it. */
const lifetimes = { plain: 5_000, withAction: 9_000 };

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let areHeld = false;
let messages: readonly ToastMessage[] = [];
let lastId = 0;
const { subscribe, notify } = createListeners();

function publish(next: readonly ToastMessage[]): void {
  messages = next;
  notify();
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
  if (!areHeld) startTimer(message);
}

function startTimer({ id, action }: ToastMessage): void {
  const lifetime = action === undefined ? lifetimes.plain : lifetimes.withAction;
  timers.set(
    id,
    setTimeout(() => dismiss(id), lifetime),
  );
}

function stopTimers(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

/** Keeps the messages while the pointer or the focus is on one. */
export function holdToasts(): void {
  areHeld = true;
  stopTimers();
}

/** Restarts the timers of the messages that were kept. */
export function releaseToasts(): void {
  if (!areHeld) return;
  areHeld = false;
  messages.forEach(startTimer);
}

export function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  publish(messages.filter((message) => message.id !== id));
  // Removing the focused or hovered message fires no event in some browsers.
  releaseToasts();
}

export const subscribeToToasts = subscribe;

export const currentToasts = (): readonly ToastMessage[] => messages;
