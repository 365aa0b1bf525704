import { randomUUID } from 'node:crypto'
import { idempotency } from '#domain/contract/idempotency.ts'
import type { PeopleList, ScanSummary } from '#domain/contract/scans.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { settings } from '#domain/settings.ts'
import { newMember } from './member.ts'
import type { openApi } from './open-api.ts'

type Api = Awaited<ReturnType<typeof openApi>>
/** The part of the API that a guest needs. */
export type GuestApi = Pick<Api, 'send' | 'tokens'>
type CallResponse = { status: number; code: string | undefined; fieldErrors: string[]; data: unknown }
type Person = PeopleList['people'][number]

export const ann = { kind: 'self', name: 'Ann', group: 'women' } as const

/** The requests by which a visitor, or a phone without a session, saves people and scans. */
function createScanCalls(api: GuestApi, headers: Record<string, string>) {
  async function call(path: string, body?: object, key: string = randomUUID()): Promise<CallResponse> {
    const init = body
      ? { method: 'POST', body: JSON.stringify(body), headers: { ...headers, [idempotency.header]: key } }
      : { headers }
    const answer = await api.send(`/scans${path}`, undefined, init)
    const { code, fields = [], data } = await answer.json()
    const fieldErrors = fields.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
    return { status: answer.status, code, fieldErrors, data }
  }
  const people = async () => ((await call('/people')).data as PeopleList).people
  return {
    headers,
    call,
    people,
    async save(input: object = ann): Promise<Person> {
      const before = await people()
      const { data } = await call('/people/save', input)
      const found = (data as PeopleList).people.find(({ id }) => !before.some((one) => one.id === id))
      if (!found) throw new Error('Nobody was kept')
      return found
    },
    async saveScan(person_id: string, scan: MeasuredScan, key?: string) {
      const { data, ...said } = await call('/save', { person_id, scan }, key)
      return { ...said, scan: data as ScanSummary }
    },
    async list(person_id: string, after?: string) {
      const query = new URLSearchParams({ person_id, ...(after === undefined ? {} : { after }) })
      return (await call(`/list?${query}`)).data as { scans: ScanSummary[]; next: string | null }
    },
  }
}

let callers = 0
const elsewhere = () => ({ 'x-forwarded-for': `fd00:1:2:${++callers}::1` })

export async function newScanCustomer(api: Api) {
  const { id, email, token } = await newMember(api)
  return { id, email, ...createScanCalls(api, { authorization: `Bearer ${token}`, ...elsewhere() }) }
}

/** Signs an existing customer in once more: their earlier session may have expired. */
export async function knownScanCustomer(api: Api, id: string) {
  const { token } = await api.signIn(id)
  return { id, ...createScanCalls(api, { authorization: `Bearer ${token}`, ...elsewhere() }) }
}

export async function newScanGuest(api: GuestApi) {
  const id = randomUUID()
  const token = await api.tokens.signGuest(id)
  return { id, ...createScanCalls(api, { [settings.guest.header]: token, ...elsewhere() }) }
}

/** A phone without a session. */
export function newPhone(api: Api) {
  return { device: randomUUID(), ...createScanCalls(api, elsewhere()) }
}
