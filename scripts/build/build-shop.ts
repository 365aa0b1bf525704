import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { Seller } from '#domain/content/seller.ts'
import { builtInTexts } from './built-in-texts.ts'
import { compressSite } from './compress.ts'
import { inputId } from './input-id.ts'
import { latestId, publish } from './publish.ts'
import { writeSite } from './write-site.ts'

export type Order = {
  readonly root: string
  readonly dist: string
  readonly apiBase: string
  /** The public address of the shop, for canonical addresses and the sitemap. */
  readonly publicUrl: string
  /** The seller; without one, the pages name an invented seller and say so. */
  readonly seller?: Seller | undefined
  /** `three` leaves ShapeDiver's viewer out. */
  readonly viewer?: 'shapediver' | 'three' | undefined
}

/** Builds the shop, unless a build of the same input exists already. Returns the id of the build. */
export async function buildShop({
  root,
  dist,
  apiBase,
  publicUrl,
  seller,
  viewer = 'shapediver',
}: Order): Promise<string> {
  const id = await inputId(root, { apiBase, publicUrl, viewer, seller: JSON.stringify(seller ?? null) })
  if ((await latestId(dist)) === id) {
    console.log(`The shop is built already (${id}).`)
    return id
  }
  // A build is always for production, however it is started.
  process.env.NODE_ENV = 'production'
  const startedAt = performance.now()
  console.log('Building the shop …')
  const making = join(dist, `making-${process.pid}`)
  const [site, writer] = [join(making, 'site'), join(making, 'writer')]
  const timestamp = Date.now()
  const define = {
    __BUILD_ID__: JSON.stringify(id),
    __API_BASE__: JSON.stringify(apiBase),
    __PUBLIC_URL__: JSON.stringify(publicUrl),
    __VIEWER__: JSON.stringify(viewer),
  }
  await mkdir(making, { recursive: true })
  try {
    await build({ root, logLevel: 'warn', define, build: { outDir: site, emptyOutDir: true } })
    // The page writer stays with the build and bundles its dependencies: the shop renders its pages again when
    // operators change texts.
    await build({
      root,
      logLevel: 'warn',
      define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        outDir: writer,
        emptyOutDir: true,
        ssr: 'src/prerender.tsx',
        manifest: false,
        chunkSizeWarningLimit: 1_000,
      },
    })
    const written = await writeSite({
      site,
      writer: join(writer, 'prerender.js'),
      id,
      timestamp,
      publicUrl,
      apiBase,
      seller,
    })
    await writeFile(join(making, 'pages.json'), JSON.stringify(written))
    await writeFile(join(making, 'texts.json'), JSON.stringify(builtInTexts(root, seller)))
    await compressSite(site)
    await publish(making, dist, id, timestamp)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
  console.log(`Built ${id} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`)
  return id
}
