import { type RefObject, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { isProblem, type Problem } from '../api/problem.ts';
import { problemText } from '../api/problem-text.ts';
import { useRun } from '../api/use-action.ts';
import { useTexts } from '../texts/texts.tsx';
import { loadLimits } from './load-limits.ts';

/** The errors of a form, a sentence for each field. */
export type Refusals<Values> = Partial<Record<keyof Values & string, string>>;

/** Refusals, or nothing on success. */
type Outcome<Values> = Promise<Refusals<Values> | undefined> | Promise<void>;

interface Options<Values, Sent> {
  /** Initial values; names every field of the form. */
  values: Values;
  /**
   * The limits of the contract: `() => import('@staylore/contract/members/accounts').then((it) => it.login.body)`. They are imported when
   * the form gets the focus, so that zod is not part of any page's first load.
   */
  schema?(): Promise<ZodType<Sent>>;
  /** Rules that the contract cannot know, such as a repeated password. Their errors override those of the limits. */
  check?(values: NoInfer<Values>): Refusals<NoInfer<Values>>;
  /** Waits after submit for what a field is still reading. Returned errors stop the submission. */
  settled?(): Outcome<NoInfer<Values>>;
  /**
   * Sends the validated values; `typed` is what the fields contain. Errors are shown at their fields, whether returned or in a thrown
   * `Problem`.
   */
  send(values: Sent, typed: NoInfer<Values>): Outcome<NoInfer<Values>>;
  /** Sentences for fields where the server's are too general. */
  refused?(problem: Problem, typed: NoInfer<Values>): Refusals<NoInfer<Values>> | undefined;
  /** The message for an error without a field: a sentence above the button (by default the reason), or one at a field. */
  failed?(reason: string, error: unknown): string | Refusals<NoInfer<Values>>;
}

type Kept =
  | 'clearErrors'
  | 'formState'
  | 'getValues'
  | 'register'
  | 'reset'
  | 'setError'
  | 'setValue'
  | 'watch';

/** A form as `Form`, its fields and `Submit` take it. */
export interface FormOf<Values extends FieldValues> extends Pick<UseFormReturn<Values>, Kept> {
  element: RefObject<HTMLFormElement | null>;
  /** It is being validated or sent and ignores further presses. */
  isBusy: boolean;
  /** Preloads the limits. */
  prepare(): void;
  /** Validates the fields and sends them. */
  submit(): Promise<void>;
  /** Runs another action on behalf of the form, e.g. after a question: busy meanwhile, errors at their fields. */
  run(action: () => Outcome<Values>): Promise<void>;
}

/**
 * State and rules of a form, over react-hook-form: validates when it is submitted, puts each error at its field and the focus into the
 * first wrong one. What was typed stays until `reset`.
 */
export function useForm<Values extends FieldValues, Sent = Values>(
  options: Options<Values, Sent>,
): FormOf<Values> {
  const { check, failed, refused, schema, send, settled, values } = options;
  const texts = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const form = useHookForm<Values, unknown, Sent>({
    defaultValues: values as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: async (typed) => {
      const limits = schema && (await loadLimits(schema, texts));
      const checked = limits?.(typed) ?? { sent: typed as unknown as Sent };
      const faults = 'faults' in checked ? Object.entries(checked.faults) : [];
      const refusals = {
        ...Object.fromEntries(faults.map(([name, code]) => [name, `field.${code}`])),
        ...check?.(typed),
      };
      return 'sent' in checked && Object.keys(refusals).length === 0
        ? { values: checked.sent, errors: {} }
        : { values: {}, errors: errorsOf(refusals, values) };
    },
  });
  const { clearErrors, handleSubmit, setError } = form;
  const refuse = (refusals: object) => {
    for (const [name, error] of Object.entries(errorsOf(refusals, values)))
      setError(name as Path<Values>, error as FieldError);
  };
  const refusalsOf = (error: unknown): object => {
    const own = isProblem(error) ? refused?.(error, form.getValues()) : undefined;
    if (own !== undefined) return own;
    if (isProblem(error) && Object.keys(error.errors).some((name) => name in values)) return error.errors;
    const reason = problemText(error, texts.t);
    const message = failed?.(reason, error) ?? reason;
    return typeof message === 'string' ? { root: message } : message;
  };
  const { isBusy, run } = useRun(async (action: () => Outcome<Values>) => {
    clearErrors();
    try {
      refuse((await action()) ?? {});
    } catch (error) {
      refuse(refusalsOf(error));
    }
  });
  // Once the errors are rendered.
  useEffect(() => {
    if (!isBusy) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isBusy]);
  const submit = () =>
    run(async () => {
      let outcome: Refusals<Values> = (await settled?.()) ?? {};
      if (Object.keys(outcome).length > 0) return outcome;
      await handleSubmit(async (sent) => {
        outcome = (await send(sent, form.getValues())) ?? {};
      })();
      return outcome;
    });
  const prepare = () => void (schema && loadLimits(schema, texts).catch(() => undefined));
  return { ...form, element, isBusy, prepare, submit, run };
}

/** Errors in react-hook-form's format; those without a field are shown above the button. */
function errorsOf<Values extends FieldValues>(refusals: object, values: Values): FieldErrors<Values> {
  const entries = Object.entries(refusals).filter(([, message]) => message !== undefined);
  return Object.fromEntries(
    entries.map(([name, message]) => [name in values ? name : 'root', { type: 'refused', message }]),
  ) as FieldErrors<Values>;
}
