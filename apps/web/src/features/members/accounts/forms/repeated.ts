interface Sentences {
  missing: string;
  different: string;
}

/** The rule of a form that a password is typed a second time, and the same. */
export const repeated =
  ({ missing, different }: Sentences) =>
  ({ password, confirm }: { password: string; confirm: string }): { confirm?: string } =>
    confirm === '' ? { confirm: missing } : confirm === password ? {} : { confirm: different };
