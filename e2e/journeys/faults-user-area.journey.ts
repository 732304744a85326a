/** Each file of the user area, failing in each way (harness/fault-matrix.ts). */
import { faultMatrix } from '../harness/fault-matrix.ts';

faultMatrix('user-area');
