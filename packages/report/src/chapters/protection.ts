import { lead, type Chapter } from './chapter.ts';
import { toFace } from './priorities.ts';
import { drawSolution } from './solution-block.ts';

/** One block for each area to address or to consider, in the engine's order. */
export const protection: Chapter = {
  id: 'protezione',
  title: ({ words }) => words.protection.title,
  question: ({ words }) => words.protection.question,
  has: ({ input }) => toFace(input.analisi).length > 0,
  draw: ({ sheet, reader }) => {
    const shown = toFace(reader.input.analisi);
    const count = (level: string): number =>
      shown.filter((soluzione) => soluzione.level === level).length;
    lead(sheet, reader.words.protection.lead(count('red'), count('yellow')));
    shown.forEach((soluzione, index) => drawSolution(sheet, reader, soluzione, index + 1));
  },
};
