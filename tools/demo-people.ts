/** The demo people with their passwords, as lines for a terminal. */
export function demoPeopleLines(
  people: readonly { email: string; password: string; what: string }[],
): string[] {
  const width = Math.max(...people.map(({ email }) => email.length));
  return [
    '  Demo people (password beside the address):',
    ...people.map(
      ({ email, password, what }) => `    ${email.padEnd(width)}  ${password.padEnd(22)}${what}`,
    ),
    '',
  ];
}
