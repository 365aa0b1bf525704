import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressSite } from '../../../scripts/build/compress.ts'

/** The minimum of a page: no shop can be faster on the same server and connection. */
const hello =
  '<!doctype html><html lang="en"><title>Hello</title><body><h1>Hello</h1><p>A page of one line.</p></body></html>'

const scripts = /<script type="module"[^>]*><\/script>/g

type Change = (text: string, file: string) => string | undefined
/** The texts of files by address. */
type ExtraFiles = Readonly<Record<string, string>>

async function writeBuild(change: Change, more: ExtraFiles): Promise<string> {
  const latest = JSON.parse(await readFile(join('dist', 'latest.json'), 'utf8'))
  const from = join('dist', 'builds', latest.id, 'site')
  const dist = await mkdtemp(join(tmpdir(), 'hadashi-baseline-'))
  const site = join(dist, 'builds', latest.id, 'site')
  await mkdir(site, { recursive: true })
  await writeFile(join(dist, 'latest.json'), JSON.stringify(latest))
  await cp(join(from, 'img'), join(site, 'img'), { recursive: true })
  for (const file of await readdir(from, { recursive: true })) {
    if (!file.endsWith('.html')) continue
    const text = change(await readFile(join(from, file), 'utf8'), file)
    if (text === undefined) continue
    await mkdir(join(site, file, '..'), { recursive: true })
    await writeFile(join(site, file), text)
  }
  for (const [address, text] of Object.entries(more)) {
    await mkdir(join(site, address, '..'), { recursive: true })
    await writeFile(join(site, address), text)
  }
  await compressSite(site)
  return dist
}

export type Baseline = { readonly dist: string; remove(): Promise<void> }

/** A copy of the newest build with changed pages and additional files. */
export async function baseline(change: Change, more: ExtraFiles = {}): Promise<Baseline> {
  const dist = await writeBuild(change, more)
  return { dist, remove: () => rm(dist, { recursive: true, force: true }) }
}

/** The shop's own pages with their styles and pictures, but without scripts. */
export const withoutScripts = () => baseline((text) => text.replace(scripts, ''))

/** Every page is replaced by a page of one line. */
export const helloEverywhere = () => baseline(() => hello)
