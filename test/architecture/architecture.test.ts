import { describe, expect, test } from 'vitest';
import { PAGES } from '#domain/addresses.ts';
import { size } from '#web/theme/sizes.ts';
import { repositoryFiles, sourceFiles } from './files.ts';
import { namedFrameworks } from './frameworks.ts';
import {
  barrels,
  composerBreaches,
  crowdedFolders,
  defaultExports,
  floorBreaches,
  foundationBreaches,
  longFiles,
  looseAddresses,
  looseFontSizes,
  medianLength,
  oddNames,
  routePaths,
  spineBreaches,
  strayFiles,
} from './rules.ts';

const files = sourceFiles();
const shipped = files.filter(({ path }) => path.startsWith('src/'));

describe('the architecture stands', () => {
  test('arrows fall from floor to floor', () => expect(floorBreaches(files)).toEqual([]));
  test('no subject reaches up the spine', () => expect(spineBreaches(shipped)).toEqual([]));
  test('grounds know no subject above them', () => expect(foundationBreaches(shipped)).toEqual([]));
  test('every file stands on the spine, below it or above it', () => expect(strayFiles(repositoryFiles())).toEqual([]));
  test('what composes the pages is known by nothing below it', () => expect(composerBreaches(shipped)).toEqual([]));
  test('no folder is crowded', () => expect(crowdedFolders(repositoryFiles())).toEqual([]));
  test('no file is above 300 lines', () => expect(longFiles(files)).toEqual([]));
  test('the median file is a short one', () => expect(medianLength(shipped)).toBeLessThanOrEqual(90));
  test('nothing is only handed on', () => expect(barrels(shipped)).toEqual([]));
  test('exports have names', () => expect(defaultExports(shipped)).toEqual([]));
  test('no shipped framework is named outside the catalogue', () => expect(namedFrameworks(shipped)).toEqual([]));
  test('names are in kebab-case', () => expect(oddNames(repositoryFiles())).toEqual([]));
  test('every address is a page, and is written once', () => {
    const routes = routePaths(files);
    // Both ways: an address that the server does not know as a page's is answered 404.
    expect([...routes].toSorted()).toEqual(Object.values(PAGES).toSorted());
    expect(looseAddresses(files)).toEqual([]);
  });
  test('every font size is one of the scale', () => expect(looseFontSizes(shipped, Object.keys(size))).toEqual([]));
});

describe('each guard refuses a planted breach', () => {
  const file = (path: string, text: string) => [{ path, text }];

  test('the web may not import the server', () => {
    expect(
      floorBreaches(file('src/web/assets/list.tsx', "import { os } from '#server/platform/http/gate.ts';")),
    ).toHaveLength(1);
    expect(floorBreaches(file('src/web/assets/list.tsx', "import { Asset } from '#domain/assets/asset.ts';"))).toEqual(
      [],
    );
  });
  test('the domain imports no floor at all', () => {
    expect(
      floorBreaches(file('src/domain/assets/asset.ts', "import type { C } from '../../contract/assets.ts';")),
    ).toHaveLength(1);
  });
  test('assets may not know risks, by a type import, a dynamic one or a side effect', () => {
    for (const statement of [
      "import type { Risk } from '../risks/risk.ts'",
      "await import('../risks/risk.ts')",
      "import '../risks/risk.ts'",
    ]) {
      expect(spineBreaches(file('src/domain/assets/asset.ts', statement))).toHaveLength(1);
    }
    expect(spineBreaches(file('src/domain/risks/risk.ts', "import { Asset } from '../assets/asset.ts';"))).toEqual([]);
  });
  test('the kit may not know a subject, nor the platform one above people', () => {
    expect(foundationBreaches(file('src/web/kit/table.tsx', "import { x } from '#web/assets/x.tsx';"))).toHaveLength(1);
    expect(
      foundationBreaches(file('src/server/platform/gate.ts', "import { x } from '../assets/store.ts';")),
    ).toHaveLength(1);
    expect(foundationBreaches(file('src/server/platform/gate.ts', "import { x } from '../people/store.ts';"))).toEqual(
      [],
    );
  });
  test('a folder under a name that no subject bears is seen, on every floor but the engine', () => {
    const strays = [
      'src/web/settings/save-bar.tsx',
      'src/contract/tasks.ts',
      'src/server/mail.ts',
      'src/domain/x/y.ts',
    ];
    expect(strayFiles(strays)).toEqual(strays);
    expect(
      strayFiles([
        'src/contract/schedule/tasks.ts',
        'src/contract/schedule.ts',
        'src/contract/contract.ts',
        'src/server/platform/http/gate.ts',
        'src/web/people/settings/save-bar.tsx',
        'src/web/shell/logo.tsx',
        'src/web/routes/_app.tsx',
        'src/web/index.html',
        'src/engine/match/score.ts',
      ]),
    ).toEqual([]);
  });
  test('the spine is seen in contract files, in rooms of subjects and in the shell', () => {
    expect(
      spineBreaches(file('src/contract/frameworks.ts', "import { tasks } from './schedule/tasks.ts';")),
    ).toHaveLength(1);
    expect(
      spineBreaches(file('src/web/people/settings/x.tsx', "import { x } from '../../evidence/validation/x.tsx';")),
    ).toHaveLength(1);
    expect(foundationBreaches(file('src/web/shell/x.tsx', "import { x } from '../risks/x.tsx';"))).toHaveLength(1);
    expect(foundationBreaches(file('src/web/shell/x.tsx', "import { x } from '../people/session.ts';"))).toEqual([]);
  });
  test('a subject may not know the pages, which know it', () => {
    const statement = "import { LoginPage } from '../public-pages/login-page.tsx';";
    expect(composerBreaches(file('src/web/people/x.tsx', statement))).toHaveLength(1);
    expect(composerBreaches(file('src/web/routes/login.tsx', statement))).toEqual([]);
  });
  test('a folder of 41 files is seen, one of 40 is not; folders in it count for themselves', () => {
    const filesIn = (folder: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);
    expect(crowdedFolders(filesIn('src/web/kit', 41))).toEqual(['src/web/kit']);
    expect(crowdedFolders([...filesIn('src/web/kit', 40), ...filesIn('src/web/kit/forms', 40)])).toEqual([]);
  });
  test('a framework named by hand is seen, the base one anywhere but in its one place', () => {
    const breach = (path: string) => namedFrameworks(file(path, "const A = 'hipaa-security', B = 'iso-27001-2022';"));
    expect(breach('src/web/quiz/values.ts')).toHaveLength(2);
    expect(breach('src/domain/base-framework.ts')).toEqual(['src/domain/base-framework.ts: hipaa-security']);
    expect(breach('src/web/quiz/values.test.ts')).toEqual([]);
  });
  test('a file of 301 lines, a barrel, a default export and a camel-cased name are seen', () => {
    expect(longFiles(file('src/domain/a.ts', 'a;\n'.repeat(301)))).toHaveLength(1);
    expect(longFiles(file('src/domain/a.ts', 'a;\n'.repeat(300)))).toEqual([]);
    expect(
      barrels(file('src/domain/assets/index.ts', "// all\nexport * from './a.ts';\nexport { b } from './b.ts';\n")),
    ).toHaveLength(1);
    expect(barrels(file('src/domain/assets/a.ts', 'export const a = 1;\n'))).toEqual([]);
    expect(defaultExports(file('src/web/a.tsx', 'export default function A() {}'))).toHaveLength(1);
    expect(oddNames(['src/web/assets/assetList.tsx', 'src/web/assets/asset-list.test.tsx'])).toEqual([
      'src/web/assets/assetList.tsx',
    ]);
  });
  test('a length in the place of a font size is seen, and a size that the scale does not have', () => {
    const sizes = (text: string) => looseFontSizes(file('src/web/kit/a.tsx', text), ['small']);
    expect(sizes("sx={{ fontSize: '0.75rem' }}")).toEqual(['src/web/kit/a.tsx: 0.75rem']);
    expect(sizes("sx={{ fontSize: { xs: 'size.small', md: 20 } }}")).toEqual(['src/web/kit/a.tsx: 20']);
    expect(sizes("sx={{ fontSize: 'size.smal' }}")).toHaveLength(1);
    expect(sizes('style={{ fontSize: 12 }}')).toHaveLength(1);
    expect(sizes('css`font-size: 12px;`')).toHaveLength(1);
    expect(sizes("sx={{ fontSize: { xs: 'size.small', sm: 'inherit' } }}")).toEqual([]);
    expect(looseFontSizes(file('src/web/theme/sizes.ts', "fontSize: '0.75rem'"), [])).toEqual([]);
  });
  test('a page that no route has and an address beside the table are seen', () => {
    const routes = routePaths(
      file('src/web/routes/_app/x.tsx', "createFileRoute('/_app/app/vendor-risk_/$id_/edit')({})"),
    );
    expect([...routes]).toEqual(['/app/vendor-risk/$id/edit']);
    expect(looseAddresses(file('src/server/a.ts', 'const link = `/app/vendor-risk/${id}`;'))).toHaveLength(1);
    expect(looseAddresses(file('src/server/a.ts', 'const link = `${origin}/app/schedule`;'))).toHaveLength(1);
    expect(looseAddresses(file('src/web/a.tsx', '<AppLink href="/settings/policies">'))).toHaveLength(1);
    expect(looseAddresses(file('src/web/a.tsx', 'history.replace(`/login?because=${why}`)'))).toHaveLength(1);
    expect(looseAddresses(file('src/web/a.tsx', "const text = '/logins are kept';"))).toEqual([]);
    expect(
      looseAddresses(file('src/web/routes/a.tsx', "export const Route = createFileRoute('/_app/app/a')({")),
    ).toEqual([]);
  });
});
