import { Hono } from 'hono'
import { getEdition } from '#domain/contract/edition.ts'
import { settings } from '#domain/settings.ts'
import { type AppDeps, createApp } from '#server/app.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { createShopServer } from '#server/http/shop-server.ts'
import { listen } from '#server/listen.ts'
import { pageAnswerer, type SiteOptions } from '#server/static/answer-page.ts'
import { loadBuild } from '#server/static/load-build.ts'
import { appDeps } from './app-deps.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

export type ServedSite = {
  readonly url: string
  /** Serves the newest build from now on, as a start of the shop does. */
  takeNewest(): Promise<void>
  close(): Promise<void>
}

/**
 * The shop's own server over the builds of a folder, without a database; it still answers the requests that pages make
 * for anonymous visitors.
 */
export async function serveSite(dist: string, liveModel?: AppDeps['liveModel']): Promise<ServedSite> {
  const siteOptions: SiteOptions = {
    publicUrl: undefined,
    schedulingUrl: undefined,
    viewer: 'shapediver',
    modelViewUrl: liveModel?.modelViewUrl,
    isDemo: true,
  }
  let answer = pageAnswerer(await loadBuild(dist), siteOptions)
  const deps = { ...appDeps, log: silent, liveModel }
  const server = createShopServer({
    ...deps,
    app: withWholeEdition(createApp(deps), deps.basePath),
    getClientAddress: () => 'test',
    answerPage: (context) => answer(context),
  })
  const listening = await listen(server, 0, '127.0.0.1')
  if (!listening.ok) throw new Error(listening.code)
  return {
    url: `http://127.0.0.1:${listening.value}`,
    async takeNewest() {
      answer = pageAnswerer(await loadBuild(dist), siteOptions)
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function withWholeEdition(app: Hono<ApiEnv>, basePath: string): Hono<ApiEnv> {
  const { pairs } = settings.edition
  const data = { pairs, free: pairs, is_sold_out: false }
  return new Hono<ApiEnv>()
    .get(basePath + getEdition.path, ({ json }) => json({ status: 'success', data }))
    .route('/', app)
}
