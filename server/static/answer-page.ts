import { splitLanguage } from '#domain/language/language-of-path.ts'
import { matchPage } from '#domain/navigation/match-page.ts'
import { answerProblem, type Exchange, setHeaders } from '#server/http/exchange.ts'
import type { Problem } from '#server/http/problem.ts'
import { readAddress } from '#server/http/read-address.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { Site } from './load-site.ts'
import { sendFile } from './send-file.ts'
import type { StoredFile } from './stored-file.ts'

/** 200 for an address of the shop; /not-found and every other path tell the truth in their status too. */
function pageStatus(path: string): 200 | 404 {
  const page = matchPage(splitLanguage(path).path)
  return page === undefined || page.layout === 'not-found' ? 404 : 200
}

/** A browser asks for pages with text/html; one that names other types only is no reader of pages. */
function acceptsPages(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*|text\/\*/.test(accept)
}

/** `/about/` is `/about`; the path was checked before, so that it cannot lead to another host. */
function answerWithoutSlash({ response, path, query }: Exchange): void {
  response.writeHead(308, { location: `${path.replace(/\/+$/, '')}${query}`, 'content-length': 0 }).end()
}

/** Answers everything that is no call of the API: files of the build, and the shop's pages. */
export function pageAnswerer(site: Site, publicUrl: string | undefined) {
  function answerFound(exchange: Exchange, address: string): Problem['code'] | undefined {
    const { request, response } = exchange
    const send = (file: StoredFile, kind: 'page' | 'data', status: number) => {
      setHeaders(response, securityHeaders(kind, publicUrl, request.headers.host))
      sendFile(request, response, file, status)
    }
    const file = address.endsWith('.html') ? undefined : site.files.get(address)
    const shell = site.files.get('/index.html')
    if (file) send(file, 'data', 200)
    else if (address.length > 1 && address.endsWith('/')) answerWithoutSlash(exchange)
    else if (address.startsWith('/assets/') || !acceptsPages(request.headers.accept)) return 'NOT_FOUND'
    else if (shell) send(shell, 'page', pageStatus(address))
    else return 'UNAVAILABLE'
    return undefined
  }

  return (exchange: Exchange): void => {
    const isReading = exchange.request.method === 'GET' || exchange.request.method === 'HEAD'
    const address = readAddress(exchange.path)
    if (!address.ok) answerProblem(exchange, { code: 'BAD_ADDRESS' }, publicUrl)
    else if (!isReading) answerProblem(exchange, { code: 'WRONG_METHOD' }, publicUrl, { allow: 'GET, HEAD' })
    else {
      const code = answerFound(exchange, address.value)
      if (code) answerProblem(exchange, { code }, publicUrl)
    }
  }
}
