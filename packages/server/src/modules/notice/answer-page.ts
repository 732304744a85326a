/** Where a client says yes or no to an adviser who asks to follow them. */
export const ANSWER_PAGE = '/app/dashboards/strumenti/accesso-terzi';
