/**
 * Who sees what of a household, one rule each: what the sentences of the product promise.
 * `tools/check/promises.test.ts` holds each sentence to a rule, and each rule to a test that tries
 * it, whose name begins with «promise «rule»: ».
 */
export const WHO_SEES = {
  answers: 'The owner, holders of a grant, the linked adviser, and staff with a reason.',
  sections: 'A grant opens the sections and days that were chosen, and ends at once.',
  reserved: 'The owner alone. Results that others see do not count reserved answers.',
  private: 'Notes, gifts and the will: the owner alone.',
  documents: 'The owner, and grants with documents. Staff see names, with a reason.',
  adviser: 'Nothing before the yes and after the end; in between reads, and changes nothing.',
  staffFacts: 'Staff without a reason: who, how many, counts of levels, adviser, dates. No amount.',
  staffReason: 'Staff with a reason: the parts it names, for fifteen minutes. The owner reads it.',
  together:
    'Staff look with a client who said yes: to read, for fifteen minutes, without will, reserved answers, notes, reports and documents. Either ends it.',
  log: 'Each opening by another person and each deed of staff is a row, without amounts. The owner reads theirs.',
  suspended: 'The area of a suspended account opens to nobody else.',
  requests: 'What a person asks us: staff, until ninety days after the answer.',
  letters: 'Staff never read the text of a letter.',
  export: 'Only the owner downloads the copy of their data.',
  erased: 'Rows of the log outlive the account, without the name.',
  giver: 'Who gives a checkup sees no answer of it.',
  device: 'A statement is read in the browser, and is not sent.',
  link: 'The link of a letter opens one report, and nothing else.',
  roles:
    'Contents, constants, log, mail, portals and admins are for a SuperAdmin; without a second factor nothing is.',
} as const;
export type WhoSees = keyof typeof WHO_SEES;
