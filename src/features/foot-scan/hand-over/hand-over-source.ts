import * as calls from '#domain/contract/scan-calls.ts'
import type { HandOverOpened } from '#domain/contract/scans.ts'
import { letInAs } from '#domain/scan/scan-draft.ts'
import type { Wire } from '#src/api/wire.ts'
import { keptAnswer } from '../effects/kept-answer.ts'
import { keptDraft } from '../effects/kept-drafts.ts'
import type { ScanSource } from '../effects/scan-source.ts'
import { phoneSecret } from './phone-secret.ts'

/** On a phone that was let in there is one person, whom another device has named, and the shop takes their scan by the link. */
export function handOverSource(wire: Wire, token: string, { person: { kind, name } }: HandOverOpened): ScanSource {
  const id = letInAs(token)
  return {
    async readPeople() {
      const draft = keptDraft(id)
      return {
        owner: 'guest',
        people: [{ id, kind, name, group: 'neither' }],
        scans: [],
        drafts: draft ? [draft] : [],
      }
    },
    addPerson: () => Promise.reject(new Error('A phone that was let in measures nobody else')),
    async keepScan({ scan }) {
      return keptAnswer(await wire(calls.sendHandOver, { token, device: phoneSecret(), scan }))
    },
  }
}
