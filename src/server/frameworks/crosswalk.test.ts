import { describe, expect, test } from 'vitest';
import { frameworkOf } from './catalogue.ts';
import { readCrosswalk } from './crosswalk.ts';

describe.each(readCrosswalk().map((file) => [`${file.from} -- ${file.to}`, file] as const))('%s', (_name, file) => {
  const idsOf = (framework: string) => new Set(frameworkOf(framework)?.requirements.map(({ id }) => id));

  test('relates requirements that there are, each two once, with a reason', () => {
    const [from, to] = [idsOf(file.from), idsOf(file.to)];
    const strays = file.edges.filter((edge) => !from.has(edge.from) || !to.has(edge.to) || edge.why.trim().length < 15);
    expect(strays).toEqual([]);
    const pairs = file.edges.map((edge) => `${edge.from} ${edge.to}`);
    expect(pairs.filter((pair, position) => pairs.indexOf(pair) !== position)).toEqual([]);
  });

  test('calls at most one pair of a requirement equal', () => {
    const equal = file.edges.filter(({ relation }) => relation === 'equal').map(({ from }) => from);
    expect(equal.filter((id, position) => equal.indexOf(id) !== position)).toEqual([]);
  });
});
