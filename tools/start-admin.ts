// Serves the back office alone, for Admins and SuperAdmins: its own address, files and process, on
// the database of the site. Beside a running site that database is a PostgreSQL (DATABASE_URL).
export {};
process.env['SERVE'] = 'back-office';
await import('./start.ts');
