import { splitLanguage, withLanguage } from '#domain/language/language-in-path.ts'
import { wantedAddress } from '#domain/language/wanted-address.ts'
import { routeRules, ruleFor } from '#domain/navigation/route-rules.ts'
import { settings } from '#domain/settings.ts'
import { dataPolicy, type PagePolicyOptions, pagePolicies } from '#server/http/page-policy.ts'
import type { Problem } from '#server/http/problem.ts'
import { readAddress } from '#server/http/read-address.ts'
import { answerProblem, type RequestContext, setHeaders } from '#server/http/request-context.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { findPage } from './find-page.ts'
import type { LoadedBuild } from './load-build.ts'
import { dependsOnVisitor, languageCookie, namedLanguage, readLanguageRequest } from './read-language-request.ts'
import { sendFile } from './send-file.ts'

/**
 * Whether a client accepts pages. Browsers request them with text/html; a client that lists only other types does not.
 */
function acceptsPages(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*|text\/\*/.test(accept)
}

/** A path that needs no escapes. */
const plainPath = /^[\w/-]+$/

/** A path that looks like a file is not a page and is not redirected to another language. */
const fileLike = /^\/(assets|builds)\/|\.(?!html$)[a-z0-9]{2,11}$/i

/** The bundler's names of scripts that run in their own worker. */
const workerScript = /^\/assets\/[^/]*worker[^/]*\.js$/

/** `/en/about` is `/about`, and likewise the files that belong to it. */
function withoutDefaultLanguage(address: string): string {
  const { language, path } = splitLanguage(address)
  return language === settings.languages.default ? path : address
}

export type SiteOptions = Omit<PagePolicyOptions, 'styles'> & {
  readonly publicUrl: string | undefined
  /** A demo also serves the pages for developers. */
  readonly isDemo: boolean
}

/** Answers every request outside the API: files of the build and the shop's pages. */
export function pageAnswerer(build: LoadedBuild, { publicUrl, isDemo, ...policyOptions }: SiteOptions) {
  const policies = pagePolicies({ styles: build.styles, ...policyOptions })

  /** Redirects. The path was validated before, so it cannot lead to another host. */
  function sendOn({ request, response }: RequestContext, status: 302 | 308, location: string, headers = {}): void {
    setHeaders(response, securityHeaders(dataPolicy, publicUrl, request.headers.host))
    response.writeHead(status, { 'cache-control': 'no-cache', ...headers, location, 'content-length': 0 }).end()
  }

  function answerFile(context: RequestContext, address: string): boolean {
    const { request, response, query } = context
    const file = build.earlierPayloads.get(address + query) ?? build.files.get(withoutDefaultLanguage(address))
    if (!file || address.endsWith('.html')) return false
    const policy = workerScript.test(address) ? policies.worker : dataPolicy
    setHeaders(response, securityHeaders(policy, publicUrl, request.headers.host))
    sendFile(request, response, file)
    return true
  }

  function answerPage(context: RequestContext, address: string): Problem['code'] | undefined {
    const { request, response, path, query } = context
    const languageRequest = readLanguageRequest(path, query, request.headers)
    // Stores the language that the URL chose, for visitors without JavaScript.
    const named = namedLanguage(languageRequest)
    if (named) response.setHeader('set-cookie', languageCookie(named, publicUrl))
    const wanted = wantedAddress(languageRequest)
    const { language = settings.languages.default, path: pagePath } = splitLanguage(path)
    const rule = ruleFor(pagePath, routeRules)
    const found = findPage(build, address, isDemo)
    if (wanted !== undefined)
      sendOn(context, 302, wanted, { 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Language' })
    else if (rule) sendOn(context, 302, rule.isExternal ? rule.to : withLanguage(rule.to, language) + query)
    else if (!found) return 'UNAVAILABLE'
    else {
      setHeaders(response, securityHeaders(policies[found.policy], publicUrl, request.headers.host))
      sendFile(request, response, found.file, {
        status: found.status,
        isShared: named === undefined,
        vary: dependsOnVisitor(languageRequest) ? 'Accept-Encoding, Cookie, Accept-Language' : 'Accept-Encoding',
      })
    }
    return undefined
  }

  function answerFound(context: RequestContext, address: string): Problem['code'] | undefined {
    if (answerFile(context, address)) return undefined
    if (address.length > 1 && address.endsWith('/')) {
      // `/about/` redirects to `/about`.
      sendOn(context, 308, context.path.replace(/\/+$/, '') + context.query)
      return undefined
    }
    if (address !== context.path && plainPath.test(address)) {
      // A percent-encoded letter redirects to the plain path, so that a page has one URL.
      sendOn(context, 308, address + context.query)
      return undefined
    }
    const isPage = !fileLike.test(address) && acceptsPages(context.request.headers.accept)
    return isPage ? answerPage(context, address) : 'NOT_FOUND'
  }

  return (context: RequestContext): void => {
    const isReading = context.request.method === 'GET' || context.request.method === 'HEAD'
    const address = readAddress(context.path)
    if (!address.ok) answerProblem(context, { code: 'BAD_URL' }, publicUrl)
    else if (!isReading) answerProblem(context, { code: 'WRONG_METHOD' }, publicUrl, { allow: 'GET, HEAD' })
    else {
      const code = answerFound(context, address.value)
      if (code) answerProblem(context, { code }, publicUrl)
    }
  }
}
