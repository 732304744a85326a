interface Named {
  lastName?: string | undefined;
  gradoParentela: string;
}

/**
 * What the family goes by: the surname that most of its members bear, children included. A tie goes
 * to the owner of the area. Anna Colombo with Marco, Sofia and Tommaso Bellini is «famiglia
 * Bellini».
 */
export function familyName(membri: readonly Named[], ownLastName: string): string {
  const counts = new Map<string, number>();
  for (const { lastName, gradoParentela } of membri) {
    const name = gradoParentela === 'me' ? (lastName ?? ownLastName) : lastName;
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  const leading = [...counts].filter(([, n]) => n === most).map(([name]) => name);
  const owner =
    membri.find(({ gradoParentela }) => gradoParentela === 'me')?.lastName ?? ownLastName;
  return leading.includes(owner) ? owner : (leading[0] ?? owner);
}
