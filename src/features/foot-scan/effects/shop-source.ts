import type { BodyOf } from '#domain/contract/endpoint.ts'
import * as calls from '#domain/contract/scan-calls.ts'
import type { PeopleList } from '#domain/contract/scans.ts'
import { guardianVersion } from '#domain/scan/guardian.ts'
import { type PersonKind, type PersonWish, readPerson } from '#domain/scan/person.ts'
import type { Language } from '#domain/settings.ts'
import type { EarlierScan, KnownPeople } from '#machines/foot-scan/foot-scan.types.ts'
import { callOnce } from '#src/api/call-once.ts'
import type { FollowStream } from '#src/api/streams/streams.ts'
import type { Wire } from '#src/api/wire.ts'
import { followPhone } from './follow-phone.ts'
import { keptAnswer } from './kept-answer.ts'
import { keptDraft } from './kept-drafts.ts'
import type { ScanSource } from './scan-source.ts'

type Parts = {
  readonly wire: Wire
  readonly follow: FollowStream
  language(): Language
  isCustomer(): boolean
}

type Somebody = PeopleList['people'][number]

function bodyOf({ hasGuardian, ...person }: PersonWish, language: Language): BodyOf<typeof calls.savePerson> {
  return hasGuardian ? { ...person, guardian: { version: guardianVersion, language } } : person
}

/** Names are kept as they are read. */
function isCalled(wish: PersonWish, kind: PersonKind, name: string): boolean {
  const read = readPerson(wish)
  return read.ok && read.value.kind === kind && read.value.name === name
}

/** The people of whoever is here, and the shop that keeps their scans. */
export function shopSource({ wire, follow, language, isCustomer }: Parts): ScanSource {
  let there: readonly Somebody[] = []

  /** By the newest of each shoes may be made; older ones are looked at elsewhere. */
  async function newestOf({ id, newest }: Somebody, signal: AbortSignal): Promise<EarlierScan[]> {
    if (!newest) return []
    const whole = await wire(calls.oneScan, undefined, { id: newest.id, signal })
    return whole.ok ? [{ id: newest.id, personId: id, scan: whole.value.scan }] : []
  }

  return {
    async readPeople(signal): Promise<KnownPeople> {
      const listed = await wire(calls.listPeople, undefined, { signal })
      // Whoever never did anything here has nobody yet.
      if (!listed.ok && listed.code !== 'AUTH_REQUIRED') throw new Error(listed.code)
      there = listed.ok ? listed.value.people : []
      const scans = await Promise.all(there.map((one) => newestOf(one, signal)))
      return {
        owner: isCustomer() ? 'customer' : 'guest',
        people: there.map(({ id, kind, name, group }) => ({ id, kind, name, group })),
        scans: scans.flat(),
        drafts: there.flatMap(({ id }) => keptDraft(id) ?? []),
      }
    },
    async addPerson(wish) {
      const saved = await callOnce(wire, calls.savePerson, bodyOf(wish, language()))
      if (!saved.ok) return { kind: 'refused', fault: { code: saved.code } }
      // Another window may have added somebody else meanwhile: the newest of those who are called so is who was added here.
      const added = saved.value.people.findLast(
        ({ id, kind, name }) => isCalled(wish, kind, name) && there.every((one) => one.id !== id),
      )
      there = saved.value.people
      if (!added) return { kind: 'refused', fault: { code: 'UNKNOWN_ERROR' } }
      const { id, kind, name, group } = added
      return { kind: 'added', person: { id, kind, name, group } }
    },
    async keepScan({ personId, scan }) {
      return keptAnswer(await callOnce(wire, calls.keepScan, { person_id: personId, scan }))
    },
    followPhone: followPhone({ wire, follow }),
  }
}
