/**
 * How long the texts of bodies may be: plain data, so that fields in browsers stop at the same
 * length. Those of answers are in the table of the domain.
 */
import { EMAIL_MAX, NAME_MAX } from '@bussola/domain/person-name';

export const MAX_LENGTH = {
  /** Of a person, a document, a report, a passkey. */
  name: NAME_MAX,
  email: EMAIL_MAX,
  /** Why staff does something to a client. */
  reason: 300,
  /** Why a build is moved. */
  moveReason: 200,
  /** What a grant is for. */
  purpose: 300,
  search: 100,
  tokenName: 60,
  /** Whom a gift is for. */
  giftName: 60,
  /** Of a planned outflow. */
  outflow: 80,
  /** Of a will: the notary; where it is, and who knows. */
  notary: 120,
  willPlace: 200,
  note: 20_000,
} as const;
export const MIN_REASON = 10;
