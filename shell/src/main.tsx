import './boot/start-preloads.ts';
import { hideMailedLink } from './boot/mailed-link.ts';
import { start } from './boot/start.tsx';

hideMailedLink();
void start();
