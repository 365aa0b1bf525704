import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../tests/support/server/data-folder.ts'
import { inputFiles, inputFolders, inputId } from './input-id.ts'

async function smallShop(): Promise<string> {
  const root = await emptyFolder()
  for (const folder of inputFolders) await mkdir(join(root, folder), { recursive: true })
  for (const file of inputFiles) await writeFile(join(root, file), file)
  await writeFile(join(root, 'src', 'main.tsx'), 'one')
  return root
}

test('the same input has the same id in any folder', async () => {
  const root = await smallShop()
  const other = await emptyFolder()
  await cp(root, other, { recursive: true })
  expect(await inputId(root, { apiBase: '/api' })).toBe(await inputId(other, { apiBase: '/api' }))
  expect(await inputId(root, { apiBase: '/api' })).toMatch(/^[0-9a-f]{12}$/)
})

test('a changed file, a new file, a moved file and another setting each change the id', async () => {
  const root = await smallShop()
  const names = [await inputId(root, { apiBase: '/api' }), await inputId(root, { apiBase: '' })]
  await writeFile(join(root, 'src', 'main.tsx'), 'two')
  names.push(await inputId(root, { apiBase: '/api' }))
  await writeFile(join(root, 'public', 'main.tsx'), 'two')
  names.push(await inputId(root, { apiBase: '/api' }))
  expect(new Set(names).size).toBe(4)
})

test('a test next to the code does not change the id', async () => {
  const root = await smallShop()
  const before = await inputId(root, {})
  await writeFile(join(root, 'src', 'main.test.tsx'), 'a test')
  expect(await inputId(root, {})).toBe(before)
})
