import * as z from 'zod/mini'
import { type Endpoint, emptyResponse } from './endpoint.ts'

/** What a page needs to know about the running server, and no static file can hold. */
export const shopStateResponse = z.object({
  mode: z.enum(['demo', 'production']),
  build_id: z.nullable(z.string()),
  /** The hosts that a payment link may lead to; the first one is where payments are made. */
  payment_hosts: z.array(z.string()),
  /** Where a demo shows the mails that it would send. Optional, because servers of older builds do not send it. */
  mailbox: z.optional(z.nullable(z.string())),
})
export type ShopStateResponse = z.infer<typeof shopStateResponse>

/** An error in a browser, with the reference shown to the customer, by which support finds it in the log. */
export const reportClientErrorRequest = z.strictObject({
  reference: z.string().check(z.regex(/^[a-z0-9-]{8,40}$/)),
  path: z.string().check(z.maxLength(500)),
  message: z.string().check(z.maxLength(1_000)),
})
export type ReportClientErrorRequest = z.infer<typeof reportClientErrorRequest>

/** What works, and is not as it should be, by names such as `mail_paused`. */
export const readyzResponse = z.object({ warnings: z._default(z.array(z.string()), []) })
export type ReadyzResponse = z.infer<typeof readyzResponse>

export const livez = {
  method: 'GET',
  path: '/livez',
  response: emptyResponse,
  successStatus: 200,
} as const satisfies Endpoint

export const readyz = {
  method: 'GET',
  path: '/readyz',
  response: readyzResponse,
  successStatus: 200,
} as const satisfies Endpoint

export const shopState = {
  method: 'GET',
  path: '/shop/state',
  response: shopStateResponse,
  successStatus: 200,
} as const satisfies Endpoint

export const reportClientError = {
  method: 'POST',
  path: '/report/clientError',
  body: reportClientErrorRequest,
  response: emptyResponse,
  successStatus: 202,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint
