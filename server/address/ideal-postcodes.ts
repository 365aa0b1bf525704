import * as z from 'zod/mini'
import { addressForm } from '#domain/address/address-form.ts'
import type { AddressField, AddressSuggestion } from '#domain/address/postal-address.ts'
import { readField } from '#domain/address/read-address.ts'
import { fail, ok } from '#domain/result.ts'
import { isShallowJson } from '#server/http/plain-json.ts'
import type { Log } from '#server/log.ts'
import type { PostcodePort } from './postcode-port.ts'

type Service = { readonly url: string; readonly key: string; readonly log: Log; readonly timeoutMs?: number }

/** A hundred addresses at one postcode are about a tenth of it. */
const maxBytes = 1_000_000

const text = z.string()
const town = z.object({
  postcode: text,
  line_1: text,
  line_2: text,
  line_3: text,
  post_town: text,
  county: z.optional(text),
})
const answered = z.object({ code: z.number(), result: z.optional(z.array(town)) })

/**
 * The service's own result codes. Those with status 402 mean that the account is out of credit or has reached its daily
 * limit.
 */
const codes = { found: 2000, notFound: 4040 }

/** External data passes the same rules as typed input; an address that could not be saved is not suggested. */
function toSuggestion({ postcode, line_1, line_2, line_3, post_town, county = '' }: z.infer<typeof town>) {
  const second = [line_2, line_3].filter((line) => line !== '').join(', ')
  const given: AddressSuggestion = { postcode, line_1, line_2: second, city: post_town, region: county }
  const fields: Partial<Record<AddressField, string>> = {}
  for (const one of addressForm('GB')) {
    const typed = given[one.field]
    if (typed === undefined) continue
    const read = readField('GB', one, typed)
    if (!read.ok) return []
    if (read.value !== '') fields[one.field] = read.value
  }
  return [fields]
}

async function readLimitedText(answer: Response): Promise<string> {
  const deps: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new Error('its answer is too large')
    deps.push(part)
  }
  return Buffer.concat(deps).toString('utf8')
}

/**
 * British addresses from a service with the API of Ideal Postcodes. The key is sent in a header, so that it appears in
 * no URL; only the configured host is ever requested, whatever the response says.
 */
export function createIdealPostcodes({ url, key, log, timeoutMs = 2_000 }: Service): PostcodePort {
  const base = url.replace(/\/+$/, '')

  async function fetchPostcode(postcode: string): Promise<z.infer<typeof answered>> {
    const answer = await fetch(`${base}/postcodes/${encodeURIComponent(postcode)}`, {
      headers: { accept: 'application/json', authorization: `IDEALPOSTCODES api_key="${key}"` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await readLimitedText(answer)
    if (!isShallowJson(body)) throw new Error('its answer is nested too deep')
    return answered.parse(JSON.parse(body))
  }

  return {
    knows: { GB: 'addresses' },
    async lookUp(country, postcode) {
      if (country !== 'GB') return ok([])
      const said = await fetchPostcode(postcode).catch((error: unknown) =>
        error instanceof Error ? error.name : 'Error',
      )
      if (typeof said === 'string') {
        log.warn({ why: said }, 'The postcode service could not be reached')
        return fail('unavailable')
      }
      if (said.code === codes.notFound) return ok([])
      if (said.code === codes.found && said.result) return ok(said.result.flatMap(toSuggestion))
      log.warn({ code: said.code }, 'The postcode service rejected the request')
      return fail('unavailable')
    },
  }
}
