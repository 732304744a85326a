/** Style sheets are imported for their effect; the build makes files of them. */
declare module '*.css';
