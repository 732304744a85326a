import { lead, type Chapter } from './chapter.ts';
import { toFaceIn } from './priorities.ts';
import { drawSolutions } from './solution-block.ts';

/** One block for each area to address or to consider, in the engine's order. */
export const protection: Chapter = {
  id: 'protezione',
  title: ({ words }) => words.protection.title,
  question: ({ words }) => words.protection.question,
  has: ({ input }) => toFaceIn(input.analisi, 'protection').length > 0,
  draw: ({ sheet, reader }) => {
    const shown = toFaceIn(reader.input.analisi, 'protection');
    const count = (wanted: string): number => shown.filter(({ level }) => level === wanted).length;
    lead(sheet, reader.words.protection.lead(count('red'), count('yellow')));
    drawSolutions(sheet, reader, shown);
  },
};
