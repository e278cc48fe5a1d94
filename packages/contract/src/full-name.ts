/** First and last name as one. */
export const fullName = (person: { name: string | null; last_name?: string | null }): string =>
  [person.name, person.last_name].filter(Boolean).join(' ');
