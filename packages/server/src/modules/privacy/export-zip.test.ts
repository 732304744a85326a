import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { until } from '../../../test/until.ts';
import { zipOf } from './export-zip.ts';

const AT = new Date(2026, 2, 4, 5, 6, 8);
const never = (): never => {
  throw new Error('nothing here is unreadable, nor cut');
};

it('stores documents as they are, each entry with the time of the export', async () => {
  const bytes = Buffer.alloc(5000, 'a');
  const entries = [{ name: 'documenti/a.txt', read: () => Promise.resolve(bytes) }];
  const zip = await buffer(
    await zipOf({ data: {}, at: AT, entries, onUnreadable: never, onCut: never }),
  );
  // The headers of entries in the central directory: signature, then method at 10, time and date at
  // 12 and 14, name at 46 (PKWARE APPNOTE 4.3.12).
  const entriesOf = zip
    .toString('latin1')
    .split('PK\x01\x02')
    .slice(1)
    .map((header) => Buffer.from(header, 'latin1'))
    .map((header) => ({
      name: header.toString('utf8', 42, 42 + header.readUInt16LE(24)),
      isStored: header.readUInt16LE(6) === 0,
      time: header.readUInt16LE(8),
      date: header.readUInt16LE(10),
    }));
  const time = (5 << 11) | (6 << 5) | (8 / 2);
  const date = ((2026 - 1980) << 9) | (3 << 5) | 4;
  expect(entriesOf).toEqual([
    { name: 'LEGGIMI.txt', isStored: false, time, date },
    { name: 'dati.json', isStored: false, time, date },
    { name: 'documenti/a.txt', isStored: true, time, date },
  ]);
});

it('reads no more documents when the reader has left', async () => {
  let reads = 0;
  const bytes = Buffer.alloc(1_000_000, 'a');
  const entries = Array.from({ length: 20 }, (_, n) => ({
    name: `documenti/${n}.txt`,
    read: () => {
      reads += 1;
      return Promise.resolve(bytes);
    },
  }));
  const output = await zipOf({
    data: {},
    at: AT,
    entries,
    onUnreadable: never,
    onCut: () => undefined,
  });
  await until(() => reads > 0);
  output.destroy();
  if (!output.closed) await once(output, 'close');
  const readUntilThen = reads;
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  expect(reads).toBeLessThanOrEqual(readUntilThen);
  expect(reads).toBeLessThan(20);
});
