import type { OpenHandoffResponse } from '#domain/contract/scans.ts'
import * as calls from '#domain/contract/scans.ts'
import { letInAs } from '#domain/scan/scan-draft.ts'
import type { ApiClient } from '#src/api/api.ts'
import { toSaveScanAnswer } from '../effects/save-scan-answer.ts'
import type { ScanSource } from '../effects/scan-source.ts'
import { readStoredDraft } from '../effects/stored-drafts.ts'
import { phoneSecret } from './phone-secret.ts'

/**
 * The scan source of a connected phone: a single person, named by the other device, whose scan the API accepts by the
 * link.
 */
export function handoffSource(
  api: ApiClient,
  token: string,
  { person: { kind, name } }: OpenHandoffResponse,
): ScanSource {
  const id = letInAs(token)
  return {
    async readPeople() {
      const draft = readStoredDraft(id)
      return {
        owner: 'guest',
        people: [{ id, kind, name, group: 'neither' }],
        scans: [],
        drafts: draft ? [draft] : [],
      }
    },
    addPerson: () => Promise.reject(new Error('A handoff phone cannot add people')),
    async saveScan({ scan }) {
      return toSaveScanAnswer(await api(calls.sendHandoffScan, { token, device: phoneSecret(), scan }))
    },
  }
}
