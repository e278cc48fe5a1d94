import type { Endpoint } from '@staylore/contract/endpoint';
import { fail } from '../../errors.ts';
import type { Viewer } from '../../viewer.ts';

const usual = ['params.userId', 'body.user_id'] as const;

/**
 * An id that names the viewer must be the viewer's own; anonymous visitors are 0. It never grants anything: a caller who claims to be
 * someone else is refused with 403 (signed in) or 401 (anonymous).
 */
export function requireSelf(
  endpoint: Endpoint,
  received: { params: unknown; body: unknown },
  viewer: Viewer | null,
): void {
  for (const place of endpoint.self ?? usual) {
    const [part, name = ''] = place.split('.');
    const values = (part === 'params' ? received.params : received.body) as
      | Record<string, unknown>
      | undefined;
    const supplied = values?.[name];
    if (supplied === undefined || supplied === null || supplied === (viewer?.id ?? 0)) continue;
    // A page rendered for a visitor who has signed in meanwhile may still say 0.
    if (supplied === 0) continue;
    fail(viewer === null ? 'session.required' : 'session.foreign_id');
  }
}
