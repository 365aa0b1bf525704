import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildShop } from '../../scripts/build/build-shop.ts'
import { listBuiltFiles } from '../support/server/built-site.ts'
import { emptyFolder } from '../support/server/data-folder.ts'

test('VIEWER=three leaves nothing of ShapeDiver’s viewer in the build', async () => {
  const dist = await emptyFolder()
  const order = { root: process.cwd(), dist, apiBase: '/api', publicUrl: 'http://localhost:3000' }
  const id = await buildShop({ ...order, viewer: 'three' })
  const site = join(dist, 'builds', id, 'site')
  const scripts = listBuiltFiles(site, '.js')
  expect(scripts.filter((file) => file.includes('open-three-viewer'))).toHaveLength(1)
  const texts = await Promise.all(scripts.map((file) => readFile(join(site, file), 'utf8')))
  expect(texts.filter((text) => /viewer\.shapediver\.com|open-shapediver-viewer/.test(text))).toEqual([])
})
