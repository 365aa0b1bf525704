import { splitLanguage, withLanguage } from '#domain/language/language-of-path.ts'
import { wantedAddress } from '#domain/language/wanted-address.ts'
import { routeRules, ruleFor } from '#domain/navigation/route-rules.ts'
import { settings } from '#domain/settings.ts'
import { answerProblem, type Exchange, setHeaders } from '#server/http/exchange.ts'
import { dataPolicy, pagePolicies } from '#server/http/page-policy.ts'
import type { Problem } from '#server/http/problem.ts'
import { readAddress } from '#server/http/read-address.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { findPage } from './find-page.ts'
import type { Site } from './load-site.ts'
import { dependsOnVisitor, languageCookie, namedLanguage, readWish } from './read-wish.ts'
import { sendFile } from './send-file.ts'

/** A browser asks for pages with text/html; one that names other types only is no reader of pages. */
function acceptsPages(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*|text\/\*/.test(accept)
}

/** A path that needs no escapes. */
const plainPath = /^[\w/-]+$/

/** What ends like a file is none of our pages, and is not looked for in another language. */
const fileLike = /^\/(assets|builds)\/|\.(?!html$)[a-z0-9]{2,11}$/i

/** Scripts that run in a worker of their own are named so by the bundler. */
const workerScript = /^\/assets\/[^/]*worker[^/]*\.js$/

/** /en/about is /about, and so is what belongs to it. */
function withoutDefaultLanguage(address: string): string {
  const { language, path } = splitLanguage(address)
  return language === settings.languages.default ? path : address
}

type Wishes = {
  readonly publicUrl: string | undefined
  readonly schedulingUrl: string | undefined
  /** A demo also shows the pages of those who make the shop. */
  readonly isDemo: boolean
}

/** Answers everything that is no call of the API: files of the build, and the shop's pages. */
export function pageAnswerer(site: Site, { publicUrl, schedulingUrl, isDemo }: Wishes) {
  const policies = pagePolicies({ styles: site.styles, schedulingUrl })

  /** The path was checked before, so that no place on the way can lead to another host. */
  function sendOn({ request, response }: Exchange, status: 302 | 308, location: string, headers = {}): void {
    setHeaders(response, securityHeaders(dataPolicy, publicUrl, request.headers.host))
    response.writeHead(status, { 'cache-control': 'no-cache', ...headers, location, 'content-length': 0 }).end()
  }

  function answerFile(exchange: Exchange, address: string): boolean {
    const { request, response, query } = exchange
    const file = site.earlierPayloads.get(address + query) ?? site.files.get(withoutDefaultLanguage(address))
    if (!file || address.endsWith('.html')) return false
    const policy = workerScript.test(address) ? policies.worker : dataPolicy
    setHeaders(response, securityHeaders(policy, publicUrl, request.headers.host))
    sendFile(request, response, file)
    return true
  }

  function answerPage(exchange: Exchange, address: string): Problem['code'] | undefined {
    const { request, response, path, query } = exchange
    const wish = readWish(path, query, request.headers)
    // The choice that an address names is kept, for those who read without JavaScript.
    const named = namedLanguage(wish)
    if (named) response.setHeader('set-cookie', languageCookie(named, publicUrl))
    const wanted = wantedAddress(wish)
    const { language = settings.languages.default, path: place } = splitLanguage(path)
    const rule = ruleFor(place, routeRules)
    const found = findPage(site, address, isDemo)
    if (wanted !== undefined)
      sendOn(exchange, 302, wanted, { 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Language' })
    else if (rule) sendOn(exchange, 302, rule.isExternal ? rule.to : withLanguage(rule.to, language) + query)
    else if (!found) return 'UNAVAILABLE'
    else {
      setHeaders(response, securityHeaders(policies[found.policy], publicUrl, request.headers.host))
      sendFile(request, response, found.file, {
        status: found.status,
        isShared: named === undefined,
        vary: dependsOnVisitor(wish) ? 'Accept-Encoding, Cookie, Accept-Language' : 'Accept-Encoding',
      })
    }
    return undefined
  }

  function answerFound(exchange: Exchange, address: string): Problem['code'] | undefined {
    if (answerFile(exchange, address)) return undefined
    if (address.length > 1 && address.endsWith('/')) {
      // `/about/` is `/about`.
      sendOn(exchange, 308, exchange.path.replace(/\/+$/, '') + exchange.query)
      return undefined
    }
    if (address !== exchange.path && plainPath.test(address)) {
      // A letter that is written as an escape makes no other page.
      sendOn(exchange, 308, address + exchange.query)
      return undefined
    }
    const isPage = !fileLike.test(address) && acceptsPages(exchange.request.headers.accept)
    return isPage ? answerPage(exchange, address) : 'NOT_FOUND'
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
