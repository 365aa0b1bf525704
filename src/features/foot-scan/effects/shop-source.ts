import type { PeopleList, SavePersonRequest } from '#domain/contract/scans.ts'
import * as calls from '#domain/contract/scans.ts'
import { guardianVersion } from '#domain/scan/guardian.ts'
import { type PersonInput, type PersonKind, readPerson } from '#domain/scan/person.ts'
import type { Language } from '#domain/settings.ts'
import type { EarlierScan, KnownPeople } from '#machines/foot-scan/foot-scan.types.ts'
import type { ApiClient } from '#src/api/api.ts'
import { callOnce } from '#src/api/call-once.ts'
import type { FollowStream } from '#src/api/streams/streams.ts'
import { followPhone } from './follow-phone.ts'
import { toSaveScanAnswer } from './save-scan-answer.ts'
import type { ScanSource } from './scan-source.ts'
import { readStoredDraft } from './stored-drafts.ts'

type ShopScanSourceDeps = {
  readonly api: ApiClient
  readonly follow: FollowStream
  language(): Language
  isCustomer(): boolean
}

type ListedPerson = PeopleList['people'][number]

function toSavePersonBody({ hasGuardian, ...person }: PersonInput, language: Language): SavePersonRequest {
  return hasGuardian ? { ...person, guardian: { version: guardianVersion, language } } : person
}

/** Names are saved in their normalized form. */
function isCalled(personInput: PersonInput, kind: PersonKind, name: string): boolean {
  const read = readPerson(personInput)
  return read.ok && read.value.kind === kind && read.value.name === name
}

/** The visitor's people, and the API that saves their scans. */
export function shopSource({ api, follow, language, isCustomer }: ShopScanSourceDeps): ScanSource {
  let there: readonly ListedPerson[] = []

  /** Only the newest scan of each person can be ordered by; older ones are shown elsewhere. */
  async function loadNewestScan({ id, newest }: ListedPerson, signal: AbortSignal): Promise<EarlierScan[]> {
    if (!newest) return []
    const whole = await api(calls.getScan, undefined, { id: newest.id, signal })
    return whole.ok ? [{ id: newest.id, personId: id, scan: whole.value.scan }] : []
  }

  return {
    async readPeople(signal): Promise<KnownPeople> {
      const listed = await api(calls.listPeople, undefined, { signal })
      // A visitor unknown to the shop has no people yet.
      if (!listed.ok && listed.code !== 'AUTH_REQUIRED') throw new Error(listed.code)
      there = listed.ok ? listed.value.people : []
      const scans = await Promise.all(there.map((one) => loadNewestScan(one, signal)))
      return {
        owner: isCustomer() ? 'customer' : 'guest',
        people: there.map(({ id, kind, name, group }) => ({ id, kind, name, group })),
        scans: scans.flat(),
        drafts: there.flatMap(({ id }) => readStoredDraft(id) ?? []),
      }
    },
    async addPerson(personInput) {
      const saved = await callOnce(api, calls.savePerson, toSavePersonBody(personInput, language()))
      if (!saved.ok) return { kind: 'refused', error: { code: saved.code } }
      // Another window may have added a person meanwhile: the newest new one with this name was added here.
      const added = saved.value.people.findLast(
        ({ id, kind, name }) => isCalled(personInput, kind, name) && there.every((one) => one.id !== id),
      )
      there = saved.value.people
      if (!added) return { kind: 'refused', error: { code: 'UNKNOWN_ERROR' } }
      const { id, kind, name, group } = added
      return { kind: 'added', person: { id, kind, name, group } }
    },
    async saveScan({ personId, scan }) {
      return toSaveScanAnswer(await callOnce(api, calls.saveScan, { person_id: personId, scan }))
    },
    followPhone: followPhone({ api, follow }),
  }
}
