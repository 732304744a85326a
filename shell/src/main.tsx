import '@bussola/portal/old-browsers';
import './boot/start-preloads.ts';
import { takeOneTimeLink } from './boot/one-time-address.ts';
import { start } from './start/start.tsx';

takeOneTimeLink();
void start();
