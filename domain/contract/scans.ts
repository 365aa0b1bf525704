import * as z from 'zod/mini'
import { figureUnits } from '#domain/foot/foot-figures.ts'
import { scanBlockers, scanRejectionReasons } from '#domain/scan/judge-scan.ts'
import { personGroups, personKinds } from '#domain/scan/person.ts'
import { measuredScan, scanMethods } from '#domain/scan/scan.ts'
import { scanStates } from '#domain/scan/scan-states.ts'
import { settings } from '#domain/settings.ts'

const id = z.string().check(z.maxLength(60))
const side = z.enum(['left', 'right'])
const figure = z.enum(Object.keys(figureUnits) as (keyof typeof figureUnits)[])
/** Made of 32 random bytes by whoever says it. */
const secret = z.string().check(z.regex(/^[\w-]{20,64}$/))

/** Of both feet together where it names no side. */
const scanRejection = z.object({
  reason: z.enum(scanRejectionReasons),
  side: z.exactOptional(side),
  figure: z.exactOptional(figure),
  against: z.exactOptional(figure),
})

const footSummary = z.object({ way: z.enum(scanMethods), length_mm: z.number(), tolerance_mm: z.number() })

/** What lists show of a scan; the whole of it is asked for by itself. */
export const scanSummary = z.object({
  id: z.string(),
  person_id: z.string(),
  state: z.enum(scanStates),
  measured_at: z.string(),
  /** The feet may well have changed since. */
  is_old: z.boolean(),
  /** Of the less sure foot. */
  quality: z.number(),
  left: footSummary,
  right: footSummary,
  /** Why no shoes can be made by it. */
  hindrances: z.array(z.enum(scanBlockers)),
  /** Why it was not believed. */
  rejected_for: z.array(scanRejection),
})
export type ScanSummary = z.infer<typeof scanSummary>

const person = z.object({
  id: z.string(),
  kind: z.enum(personKinds),
  name: z.string(),
  group: z.enum(personGroups),
  /** Came along with somebody who has signed in, who is to be asked what to do with it. */
  has_arrived: z.boolean(),
  /** How many scans of theirs are kept. */
  scans: z.number(),
  /** By which shoes would be made. */
  newest: z.nullable(scanSummary),
})

export const peopleList = z.object({ people: z.array(person) })
export type PeopleList = z.infer<typeof peopleList>

/** Without an id it is somebody new. */
export const personToSave = z.strictObject({
  id: z.optional(id),
  kind: z.enum(personKinds),
  name: z.string().check(z.maxLength(400)),
  group: z.enum(personGroups),
  /** Of a child: which words its guardian said yes to (domain/scan/guardian.ts). */
  guardian: z.optional(
    z.strictObject({ version: z.string().check(z.maxLength(20)), language: z.enum(settings.languages.available) }),
  ),
})

export const personToRemove = z.strictObject({ id })

/** Who came along is the one that the account has, somebody else, or to be left behind. */
export const mergeToResolve = z.union([
  z.strictObject({ id, choice: z.literal('same'), same_as: id }),
  z.strictObject({ id, choice: z.enum(['another', 'leave']) }),
])

export const scanToSave = z.strictObject({ person_id: id, scan: measuredScan })

export const scansQuery = z.strictObject({
  person_id: id,
  /** The `next` of the page before. */
  after: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z~[\w-]{1,60}$/))),
})
export const scanPage = z.object({ scans: z.array(scanSummary), next: z.nullable(z.string()) })

export const wholeScan = z.object({ ...scanSummary.shape, scan: measuredScan })
export const scanToRemove = z.strictObject({ id })

export const createHandoffRequest = z.strictObject({ person_id: id })
export const createdHandoff = z.object({ token: z.string(), expires_at: z.string() })
export const handoffStatus = z.object({
  /** How long a phone that was let in may still send, by no clock but the shop's. */
  connected_seconds: z.nullable(z.number()),
  /** The last scan that came by a link, if it was believed. */
  sent_scan_id: z.nullable(z.string()),
})

/** The phone names itself by a secret of its own, so that it may come back and nobody else can. */
const withToken = { token: secret, device: secret }
export const openHandoffRequest = z.strictObject(withToken)
export const openedHandoff = z.object({
  person: z.object({ kind: z.enum(personKinds), name: z.string() }),
  send_until: z.string(),
  /** What it has sent already. */
  scan: z.nullable(scanSummary),
})
export type OpenedHandoff = z.infer<typeof openedHandoff>
export const sendHandoffRequest = z.strictObject({ ...withToken, scan: measuredScan })

/** What happens to scans, told as it happens. */
export const scanEvents = {
  'hand_over.opened': z.object({ person_id: z.string() }),
  'scan.kept': z.object({
    scan_id: z.string(),
    person_id: z.string(),
    state: z.enum(scanStates),
    by: z.enum(['this_visitor', 'hand_over']),
  }),
} as const
