import type { Document, Heading } from '../read/document.ts';

/** A section is worth a look of its own from this many words on. */
const LEAST = 25;
/** One heading of many words above everything is the title. */
const FEW = 2;

export interface Section {
  heading: Heading;
  /** Positions of its passages. */
  positions: number[];
}

/** The sections of a document: what stands under the headings of the highest level of which there are several. */
export function sectionsOf({ headings, passages }: Document): Section[] {
  const levels = [...new Set(headings.map(({ level }) => level))].toSorted((a, b) => a - b);
  const level = levels.find((each) => headings.filter((heading) => heading.level === each).length >= FEW);
  if (level === undefined) return [];
  const sections = new Map<Heading, number[]>();
  passages.forEach(({ path }, position) => {
    // Below "Policy" or "Requirements" stand the subjects.
    const own = path.filter((heading) => heading.level >= level);
    const heading = own.find(({ usual }) => !usual) ?? own[0];
    if (heading) sections.set(heading, [...(sections.get(heading) ?? []), position]);
  });
  return [...sections]
    .map(([heading, positions]) => ({ heading, positions }))
    .filter(({ positions }) => positions.reduce((sum, at) => sum + (passages[at]?.words ?? 0), 0) >= LEAST);
}
