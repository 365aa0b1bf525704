import type { Hono } from 'hono'
import type { ApiEnv } from '#server/http/api-env.ts'
import { bodyForms } from '#server/http/body-forms.ts'
import { sendAnswer, type WrittenResponse } from '#server/http/send-answer.ts'
import { docsPage, docsPolicy } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

function forMany(body: string, headers: Readonly<Record<string, string>>): WrittenResponse {
  return { status: 200, body, headers, forms: bodyForms(body, 'many') }
}

/** Serves the API documentation: as an OpenAPI document and as a page. Each is generated on first request. */
export function docsRoutes(app: Hono<ApiEnv>, basePath: string): void {
  let document: WrittenResponse | undefined
  let page: WrittenResponse | undefined
  app.get('/openapi.json', (context) => {
    document ??= forMany(JSON.stringify(openApiDocument(basePath)), {})
    return sendAnswer(context, document, { canBeCached: true })
  })
  app.get('/docs', async (context) => {
    page ??= forMany(String(await docsPage(basePath)), {
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': docsPolicy,
    })
    return sendAnswer(context, page, { canBeCached: true })
  })
}
