/** The whole family: a portal may use what the shell does not. */
export * from '@bussola/ui/results';
