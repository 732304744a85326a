/** For the demo: one client whose card has something in each tab, made as the client would. */
import { setTimeout as sleep } from 'node:timers/promises';
import { FAMIGLIE_ESEMPIO } from '@bussola/domain';
import { asSystem } from '../../access.ts';
import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { nucleoChange } from '../area/nucleo-change.ts';
import { updateMembro } from '../area/update-membro.ts';
import { note } from '../audit/audit-repository.ts';
import { demoId } from './demo-id.ts';

/** The entrepreneur, whom an adviser follows. */
const KEY = 'locatelli';

const areaId = demoId(KEY);
/** Services ask of the actor only whose area it is, and that nothing limits them. */
const actor = { userId: areaId, areaId, limits: null } as Actor;

/** An answer that changes a level. */
export async function changeDemoAnswer(
  deps: Deps,
  { allInfo }: Pick<Services, 'allInfo'>,
): Promise<void> {
  const me = FAMIGLIE_ESEMPIO.find(({ key }) => key === KEY)?.famiglia.membri[0];
  const update = updateMembro(nucleoChange(deps), deps.clock);
  const polizze = { ...me?.polizze, coperturaSanitaria: false };
  await asSystem(async () => {
    await update(actor, me?._id ?? '', { data: { polizze } });
    await allInfo.analyse(actor);
  });
}

/** Two documents and a report. */
export async function seedDemoPapers({
  report,
  files,
}: Pick<Services, 'report' | 'files'>): Promise<void> {
  const documents = await Promise.all([
    document('Polizza vita', 'Capitale assicurato: 250.000 euro'),
    document('Visura della casa', 'Via Sant’Alessandro, Bergamo'),
  ]);
  await asSystem(async () => {
    await files.keep(actor, undefined, documents);
    await report.generate(actor, { language: 'it' }, undefined);
    // A slow machine answers before the report is drawn.
    while ((await report.list(areaId)).reports.some(({ state }) => state === 'running'))
      await sleep(200);
  });
}

/** Before today: the client said yes to the adviser, who read twice. */
export async function noteDemoClient(tx: Tx, now: Date): Promise<void> {
  const read = { action: 'read.allInfo', via: 'adviser' };
  for (const [daysAgo, by, entry] of [
    [60, KEY, { action: 'adviser.accepted' }],
    [14, 'consulente', read],
    [11, 'consulente', read],
  ] as const)
    await note(tx, {
      at: plusDays(now, -daysAgo),
      actor: demoId(by),
      subject: areaId,
      ...entry,
    });
}

async function document(title: string, line: string) {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  page.drawText(title, { x: 64, y: 740, size: 24 });
  page.drawText(line, { x: 64, y: 700, size: 12 });
  page.drawText('Documento di prova di Bussola', { x: 64, y: 64, size: 10 });
  return { fileName: `${title}.pdf`, bytes: Buffer.from(await pdf.save()) };
}
