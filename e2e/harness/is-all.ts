/** Whether everything runs: `test --all`, or journeys by their name. */
export const isAll = process.env['TEST_ALL'] === '1';
