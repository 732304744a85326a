import type { ClientCard } from '@bussola/contract';

export type Adviser = ClientCard['consulenti'][number];
