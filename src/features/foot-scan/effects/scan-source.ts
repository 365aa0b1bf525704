import type { PersonInput } from '#domain/scan/person.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import type {
  AddedPerson,
  FollowPhoneInput,
  FootScanEvent,
  KnownPeople,
  SaveScanAnswer,
} from '#machines/foot-scan/foot-scan.types.ts'

export type ScanToSave = { readonly personId: string; readonly scan: MeasuredScan }
export type PhoneEvent = Extract<FootScanEvent, { type: `phone.${string}` }>

/** Provides people and saves scans: through the shop's API, or through a handoff link on a connected phone. */
export type ScanSource = {
  /** Throws if the API request fails. */
  readPeople(signal: AbortSignal): Promise<KnownPeople>
  addPerson(personInput: PersonInput): Promise<AddedPerson>
  saveScan(scan: ScanToSave): Promise<SaveScanAnswer>
  /** Connects another phone and follows it until aborted. A connected phone cannot connect others. */
  readonly followPhone?: (input: FollowPhoneInput, sendEvent: (event: PhoneEvent) => void, signal: AbortSignal) => void
}
