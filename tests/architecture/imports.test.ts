import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { emptyFolder } from '../support/server/data-folder.ts'

const entry = 'tests/architecture/layer-imports.ts'

test('layer imports resolve where the tests run', () => {
  expect(settings.brand.name).toBe('Hadashi')
})

test('layer imports resolve in Node as it runs the server', () => {
  expect(execFileSync(process.execPath, [entry], { encoding: 'utf8' })).toBe('Hadashi function function\n')
})

test('layer imports resolve in a worker thread', async () => {
  const worker = new Worker(`./${entry}`, { stdout: true })
  const said: string[] = []
  worker.stdout.on('data', (chunk) => said.push(String(chunk)))
  await new Promise((resolve) => worker.once('exit', resolve))
  expect(said.join('')).toBe('Hadashi function function\n')
})

test('layer imports resolve in the build', async () => {
  const outDir = await emptyFolder()
  await build({
    configFile: false,
    logLevel: 'error',
    build: { outDir, ssr: entry, minify: false },
  })
  expect(await readFile(join(outDir, 'layer-imports.js'), 'utf8')).toContain('Hadashi')
})
