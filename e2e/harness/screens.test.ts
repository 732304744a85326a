/** Three journeys visit the screens of this list: every route of the two portals must be in it. */
import { expect, it } from '@jest/globals';
import { AREA, CHECKUP } from './screens.ts';
import { portal as checkup } from '../../mfe-checkup/src/portal.ts';
import { portal as userArea } from '../../mfe-user-area/src/portal.ts';

const listed = [AREA, CHECKUP].flatMap((group) => Object.values(group).flat());
it.each([...userArea.routes, ...checkup.routes].map(({ path }) => path))(
  '%s is in e2e/harness/screens.ts',
  (path) => expect(listed).toContain(path),
);
