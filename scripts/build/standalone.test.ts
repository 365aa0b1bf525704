import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { listBuiltFiles } from '../../tests/support/server/built-site.ts'
import { emptyFolder } from '../../tests/support/server/data-folder.ts'
import { standaloneModules } from './standalone.ts'

const files = {
  'page.ts':
    "document.onclick = async () => (await (await import('./large.ts?standalone')).load()).start()\nimport './shared.ts'\n",
  'large.ts':
    "import { shared } from './shared.ts'\nimport { only } from 'only-large'\nexport const start = () => console.log(shared, only, __WHERE__)\n",
  'shared.ts': "export const shared = 'in both'\nconsole.log(shared)\n",
  'only-large.ts': "export const only = 'of the large one'\n",
}

test('bundles a module with all that it imports into a file of its own, and the rest without it', async () => {
  const root = await emptyFolder()
  await mkdir(root, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text)
  const outDir = join(root, 'out')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __WHERE__: '"here"' },
    plugins: [standaloneModules([{ find: 'only-large', replacement: join(root, 'only-large.ts') }])],
    build: { outDir, rolldownOptions: { input: join(root, 'page.ts') } },
  })
  const built = await Promise.all(
    listBuiltFiles(outDir, '.js').map(async (file) => ({ file, text: await readFile(join(outDir, file), 'utf8') })),
  )
  const large = built.filter(({ text }) => text.includes('of the large one'))
  expect(large.map(({ file }) => file)).toEqual([expect.stringMatching(/^assets\/large-[\w-]{8}\.js$/)])
  expect(large[0]?.text).toContain('in both')
  expect(large[0]?.text).toContain('here')
  expect(large[0]?.text).not.toContain('import')
  const loader = built.find(({ text }) => text.includes(`/${large[0]?.file}`))
  expect(loader?.text).not.toContain('in both')
})
