import { createApp } from '#server/app.ts'
import { createShopServer } from '#server/http/shop-server.ts'
import { listen } from '#server/listen.ts'
import { createTokens } from '#server/sessions/tokens.ts'
import { pageAnswerer } from '#server/static/answer-page.ts'
import { loadSite } from '#server/static/load-site.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

export type ServedSite = {
  readonly url: string
  /** What a start of the shop does: from now on the newest build is served. */
  takeNewest(): Promise<void>
  close(): Promise<void>
}

/** The shop's own server over the builds of a folder, without a database. */
export async function serveSite(dist: string): Promise<ServedSite> {
  const wishes = { publicUrl: undefined, schedulingUrl: undefined }
  let answer = pageAnswerer(await loadSite(dist), wishes)
  const app = createApp({
    basePath: '/api',
    publicUrl: undefined,
    isProduction: false,
    buildId: null,
    log: silent,
    database: () => undefined,
    isStopping: () => false,
    paymentHosts: [],
    tokens: createTokens('a secret of the test'),
    now: () => new Date(),
  })
  const server = createShopServer({
    app,
    basePath: '/api',
    publicUrl: undefined,
    log: silent,
    callerOf: () => 'test',
    answerPage: (exchange) => answer(exchange),
  })
  const listening = await listen(server, 0, '127.0.0.1')
  if (!listening.ok) throw new Error(listening.code)
  return {
    url: `http://127.0.0.1:${listening.value}`,
    async takeNewest() {
      answer = pageAnswerer(await loadSite(dist), wishes)
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
