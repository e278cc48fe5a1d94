import type { ErrorCode } from '@staylore/contract/error-codes';
import { fail, found } from './errors.ts';
import type { Viewer } from './viewer.ts';

/** A rule about one kind of record: who may do what. What is not allowed is denied. */
export type Rule<Target> = (viewer: Viewer | null, target: Target) => boolean;
export type Policy<Ability extends string, Target> = Record<Ability, Rule<Target>>;

export const isOwner: Rule<{ user_id: number }> = (viewer, target) =>
  viewer !== null && viewer.id === target.user_id;
export const isSignedIn: Rule<unknown> = (viewer) => viewer !== null;

export const or =
  <A, B>(first: Rule<A>, second: Rule<B>): Rule<A & B> =>
  (viewer, target) =>
    first(viewer, target) || second(viewer, target);

export const and =
  <Target>(...rules: readonly Rule<Target>[]): Rule<Target> =>
  (viewer, target) =>
    rules.every((rule) => rule(viewer, target));

export const hasPermission =
  (permission: string): Rule<unknown> =>
  (viewer) =>
    viewer?.permissions.includes(permission) ?? false;

/** Fails unless the policy allows it: 401 for a visitor, 403 for a member. */
export function authorize<Ability extends string, Target>(
  policy: Policy<Ability, Target>,
  ability: NoInfer<Ability>,
  { viewer, target }: { viewer: Viewer | null; target: NoInfer<Target> },
): void {
  if (policy[ability](viewer, target)) return;
  fail(viewer === null ? 'session.required' : 'access.denied');
}

/** A private record that the viewer may use like this; that of someone else is not found, as if it did not exist. */
export function foundFor<Ability extends string, Target>(
  policy: Policy<Ability, NoInfer<Target>>,
  ability: NoInfer<Ability>,
  { viewer, target, code }: { viewer: Viewer | null; target: Target | undefined; code: ErrorCode },
): Target {
  const record = found(target, code);
  return policy[ability](viewer, record) ? record : fail(code);
}

/** What the viewer may do with the record, sent along with it so that no screen repeats a rule. */
export function abilities<Ability extends string, Target>(
  policy: Policy<Ability, Target>,
  viewer: Viewer | null,
  target: NoInfer<Target>,
): Record<Ability, boolean> {
  const names = Object.keys(policy) as Ability[];
  return Object.fromEntries(names.map((name) => [name, policy[name](viewer, target)])) as Record<
    Ability,
    boolean
  >;
}
