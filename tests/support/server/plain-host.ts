import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json' }

export type PlainHost = { readonly url: string; close(): void }

/** A plain file host: a page is its folder's index.html, and missing files get 404.html. */
export async function plainHost(site: string): Promise<PlainHost> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.test')
    const read = (file: string) => readFile(join(site, file)).then((body) => ({ body, file }))
    const found = await read(pathname)
      .catch(() => read(`${pathname}/index.html`))
      .catch(() => undefined)
    const { body, file } = found ?? (await read('404.html'))
    response
      .writeHead(found ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      .end(body)
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
