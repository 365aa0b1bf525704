import { expect, test } from 'vitest'
import { folderRings, getFullPath, sourceFolder } from './folder-rings.ts'
import { readSource } from './read-source.ts'
import { isTestFile, treeSources } from './source-tree.ts'

test('no folders of src, server and domain import each other in a cycle', () => {
  expect(folderRings(treeSources().filter(({ file }) => !isTestFile(file)))).toEqual([])
})

const ringsIn = (files: Readonly<Record<string, string>>) =>
  folderRings(Object.entries(files).map(([file, text]) => readSource(file, text)))

test('reports two folders that import each other, with one import each way', () => {
  const planted = {
    'server/http/answer.ts': "import { page } from '#server/docs-page/page.ts'\nimport { log } from '../log.ts'",
    'server/docs-page/page.ts': "export const page = ''",
    'server/docs-page/words.ts': "import type { Answer } from '../http/answer.ts'",
    'server/log.ts': '',
  }
  expect(ringsIn(planted)).toEqual([
    {
      folders: ['server/docs-page', 'server/http'],
      imports: [
        'server/docs-page/words.ts -> server/http/answer.ts',
        'server/http/answer.ts -> server/docs-page/page.ts',
      ],
    },
  ])
})

test.each([
  ['three folders', ['server/a/one.ts', 'server/b/two.ts', 'server/c/three.ts'], ['server/a', 'server/b', 'server/c']],
  ['topics', ['src/features/chat/one.ts', 'src/features/cart/two.ts'], ['src/features/cart', 'src/features/chat']],
  [
    'a folder and its subfolder',
    ['domain/shoe/one.ts', 'domain/shoe/last/two.ts'],
    ['domain/shoe', 'domain/shoe/last'],
  ],
  ['a folder and a file next to it', ['server/a/one.ts', 'server/app.ts'], ['server/a', 'server/app.ts']],
])('reports %s that import each other in turn as a cycle', (_, files, folders) => {
  const planted = files.map((file, index): [string, string] => [
    file,
    `import { x } from '#${files[(index + 1) % files.length]}'`,
  ])
  expect(ringsIn(Object.fromEntries(planted)).map((ring) => ring.folders)).toEqual([folders])
})

test('reports no cycle for folders that only depend on each other, nor for files of one folder', () => {
  const planted = {
    'server/a/one.ts': "import './two.ts'\nimport '#server/b/three.ts'",
    'server/a/two.ts': "import './one.ts'\nimport '#server/b/three.ts'",
    'server/b/three.ts': "import { x } from 'hono'",
    'tests/architecture/four.ts': "import '#server/a/one.ts'",
  }
  expect(ringsIn(planted)).toEqual([])
})

test.each([
  ['server/mail/render-mail.ts', 'server/mail/templates/welcome-mail.ts', ['server/mail', 'server/mail/templates']],
  ['src/features/chat/chat.tsx', 'src/features/chat/parts/line.tsx', ['src/features/chat', 'src/features/chat/parts']],
])('reports a folder and its subfolder that import each other as a cycle: %s', (outer, inner, folders) => {
  const planted = { [outer]: `import '#${inner}'`, [inner]: `import type { A } from '#${outer}'` }
  expect(ringsIn(planted).map((ring) => ring.folders)).toEqual([folders])
})

test('reports a cycle of top-level folders even if their subfolders form none', () => {
  const planted = {
    'server/mail/templates/one.ts': "import '#server/http/answer.ts'",
    'server/mail/outbox.ts': '',
    'server/http/answer.ts': "import '#server/mail/outbox.ts'",
  }
  expect(ringsIn(planted).map((ring) => ring.folders)).toEqual([['server/http', 'server/mail']])
})

test.each([
  ['src/features/chat/parts/line.tsx', 'src/features/chat', 'src/features/chat/parts'],
  ['src/features/ribbon.tsx', 'src/features/ribbon.tsx', 'src/features/ribbon.tsx'],
  ['src/routes/_default/cart/index.tsx', 'src/routes', 'src/routes/_default/cart'],
  ['server/mail/templates/welcome-mail.ts', 'server/mail', 'server/mail/templates'],
  ['domain/foot/photo/paper/sides.ts', 'domain/foot/photo/paper', 'domain/foot/photo/paper'],
  ['domain/result.ts', 'domain/result.ts', 'domain/result.ts'],
  ['machines/cart/cart.machine.ts', undefined, undefined],
])('%s belongs to %s and lies in %s', (file, whole, folder) => {
  expect([getFullPath(file), sourceFolder(file)]).toEqual([whole, folder])
})
