import { start } from './boot/start.tsx';

void start();
