/** First and last name as one. */
export function fullName(person: { name: string; last_name: string | null }): string {
  return [person.name, person.last_name].filter((part) => part !== null && part !== '').join(' ');
}
