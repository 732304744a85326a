/** Rules of the second edition that are still to be built; a rule leaves this list when it is. */
export const DA_FARE: ReadonlySet<string> = new Set<string>();
