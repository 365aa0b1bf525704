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

/** Where people come from and scans go to: the shop's own calls, or those of a phone that was let in by another device. */
export type ScanSource = {
  /** Throws where the shop could not be asked. */
  readPeople(signal: AbortSignal): Promise<KnownPeople>
  addPerson(personInput: PersonInput): Promise<AddedPerson>
  saveScan(scan: ScanToSave): Promise<SaveScanAnswer>
  /** Lets another phone in and follows it until it is given up; a phone that was let in itself lets nobody in. */
  readonly followPhone?: (input: FollowPhoneInput, sendEvent: (event: PhoneEvent) => void, signal: AbortSignal) => void
}
