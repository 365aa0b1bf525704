import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { AnyCall } from '#domain/contract/call-kinds.ts'
import { apiErrors } from '#server/http/api-errors.ts'
import { aboutCalls, type CallName, callNames, calls } from './about-calls.ts'
import { openApiDocument } from './openapi.ts'

const style = `
:root { color-scheme: light dark; --ground: light-dark(#faf7f1, #171512); --ink: light-dark(#221e19, #f1ebe1);
  --quiet: light-dark(#6a6157, #b3a999); --line: light-dark(#e4dccf, #38332c); --accent: light-dark(#b3481e, #f08a5d) }
body { margin: 0 auto; padding: 48px 16px 72px; max-width: 52rem; background: var(--ground); color: var(--ink);
  font: 17px/1.6 system-ui, sans-serif }
h1, h2 { font-weight: 500; line-height: 1.2 } a { color: var(--accent) }
section { border-top: 1px solid var(--line); padding-block: 24px }
pre { overflow: auto; padding: 16px; border: 1px solid var(--line); border-radius: 10px; font-size: 14px }
code { font-size: .9em } table { border-collapse: collapse; width: 100% }
th, td { text-align: start; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line) } p { color: var(--quiet) }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The page runs and loads nothing; its only style is allowed by its hash. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

function describe(basePath: string, name: CallName, contract: AnyCall, document: object) {
  const operation = Object.entries(document).find(([key]) => key === 'paths')?.[1]?.[contract.path]
  const shown = JSON.stringify(operation?.[contract.method.toLowerCase()] ?? {}, null, 2)
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}"><code>${contract.method} ${basePath}${contract.path}</code></h2>
    <p>${aboutCalls[name].about}</p>
    <pre tabindex="0" aria-label="Schema of ${name}">${shown}</pre>
  </section>`
}

/** The API documentation as a page, generated from the contract. */
export async function docsPage(basePath: string): Promise<string> {
  const document = openApiDocument(basePath)
  const described = callNames.map((name) => describe(basePath, name, calls[name], document))
  const errors = Object.entries(apiErrors).map(
    ([code, { status, message }]) => html`<tr><td><code>${code}</code></td><td>${status}</td><td>${message}</td></tr>`,
  )
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Hadashi API</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <main>
          <h1>Hadashi API</h1>
          <p>Success is <code>{"status":"success","data":…}</code>, failure is
            <code>{"status":"error","code":…,"message":…,"request_id":…}</code>.
            The OpenAPI document: <a href="${basePath}/openapi.json">openapi.json</a>.</p>
          ${described}
          <section aria-labelledby="errors"><h2 id="errors">Errors</h2>
            <table><thead><tr><th>Code</th><th>Status</th><th>Message</th></tr></thead><tbody>${errors}</tbody></table>
          </section>
        </main>
      </body>
    </html>`
  return String(await page)
}
