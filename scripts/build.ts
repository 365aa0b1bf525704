import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { environment } from '#server/env/settings.ts'
import { compressSite } from './build/compress.ts'
import { inputId } from './build/input-id.ts'
import { latestId, publish } from './build/publish.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')

function basePath(): string {
  const read = environment.API_BASE.read(process.env.API_BASE || undefined)
  if ('wrong' in read) throw new Error(`API_BASE ${read.wrong}`)
  return read.value
}

const apiBase = basePath()
const id = await inputId(root, { apiBase })

if ((await latestId(dist)) === id) console.log(`The shop is built already (${id}).`)
else {
  const startedAt = performance.now()
  console.log('Building the shop …')
  const making = join(dist, `making-${process.pid}`)
  await mkdir(making, { recursive: true })
  try {
    await build({
      root,
      logLevel: 'warn',
      define: { __BUILD_ID__: JSON.stringify(id), __API_BASE__: JSON.stringify(apiBase) },
      build: { outDir: join(making, 'site'), emptyOutDir: true },
    })
    await compressSite(join(making, 'site'))
    await publish(making, dist, id, Date.now())
  } finally {
    await rm(making, { recursive: true, force: true })
  }
  console.log(`Built ${id} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`)
}
