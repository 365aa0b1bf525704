import type { Hono } from 'hono'
import type { ApiEnv } from '#server/http/api-env.ts'
import { docsPage, docsPolicy } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

/** What the API says of itself: as a document for programs, and as a page for people. */
export function docsRoutes(app: Hono<ApiEnv>, basePath: string): void {
  app.get('/openapi.json', (context) => context.json(openApiDocument(basePath)))
  app.get('/docs', async (context) => {
    context.header('content-security-policy', docsPolicy)
    return context.html(await docsPage(basePath))
  })
}
