import type { CombinePhotosError } from '#domain/foot/combine-photos.ts'
import type { FootMeasures, FootSide, ToeForm } from '#domain/foot/foot-figures.ts'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import type { PhotoRejection } from '#domain/foot/photo/question/photo-question.ts'
import type { TraceRejection } from '#domain/foot/trace/question/trace-question.ts'
import type { TypedFigure, TypedFigureErrors } from '#domain/foot/typed-measures.ts'
import type { ScanRejection } from '#domain/scan/judge-scan.ts'
import type { Person, PersonError, PersonInput, PersonLimitCode } from '#domain/scan/person.ts'
import type { MeasuredScan, ScannedFoot, Stance } from '#domain/scan/scan.ts'
import type { MeasureMethod, ScanDraft } from '#domain/scan/scan-draft.ts'
import type { TypedPair } from '#domain/scan/typed-pair.ts'
import type { FileRejection } from '../foot-photo/foot-photo.types.ts'

/** An earlier scan of a person of this account. */
export type EarlierScan = { readonly id: string; readonly personId: string; readonly scan: MeasuredScan }

/** The people whose feet may be measured here, their saved scans, and the unsent drafts of this device. */
export type KnownPeople = {
  readonly owner: 'customer' | 'guest'
  readonly people: readonly Person[]
  readonly scans: readonly EarlierScan[]
  readonly drafts: readonly ScanDraft[]
}

/** An error, by the code of the response. */
export type ScanError = { readonly code: string }

export type AddedPerson =
  | { readonly kind: 'added'; readonly person: Person }
  | { readonly kind: 'refused'; readonly error: ScanError }

export type SaveScanAnswer =
  /** A newer scan may exist, which stays in use. */
  | { readonly kind: 'saved'; readonly scanId: string; readonly isInUse: boolean }
  | { readonly kind: 'rejected'; readonly reasons: readonly ScanRejection[] }
  /** The scan could not be sent, or not now. */
  | { readonly kind: 'unsent'; readonly error: ScanError }

export type FootScanInput = {
  /** The person to measure, if already decided. */
  readonly personId?: string | undefined
  /** A visitor who wants to measure again is not offered earlier scans. */
  readonly isRemeasure?: boolean | undefined
}

export type FootScanOutput =
  | {
      readonly kind: 'saved'
      readonly person: Person
      readonly scanId: string
      readonly isInUse: boolean
      readonly scan: MeasuredScan
    }
  /** Stored on this device only: it is sent when this machine is started for the same person again. */
  | { readonly kind: 'unsent'; readonly person: Person; readonly scan: MeasuredScan }
  | { readonly kind: 'abandoned' }

/** A photo, and what the visitor says about it. */
export type PictureRequest = {
  readonly photo: Blob
  /** For a foot standing on its sheet the paper has to be named. */
  readonly paper: PaperName | 'auto'
  readonly stance?: Stance | undefined
  readonly focal35Mm?: number | undefined
}

export type PictureRejection = TraceRejection | PhotoRejection | FileRejection

/** The state of measuring a photo, by either machine. */
export type PictureReport = {
  readonly phase: 'waiting' | 'measuring' | 'asking' | 'correcting' | 'broken' | 'stopped' | 'refused' | 'measured'
  readonly photo: Blob | undefined
  /** No foot, one foot, or a left and a right one. */
  readonly feet: readonly FootMeasures[]
  readonly error: PictureRejection | undefined
}

/** A photo that was accepted, but does not suffice alone. */
export type MeasuredPicture = { readonly photo: Blob | undefined; readonly feet: readonly FootMeasures[] }

export type TypedNumbers = {
  readonly texts: Readonly<Partial<Record<TypedFigure, string>>>
  readonly unit: LengthUnit
  readonly toeForm?: ToeForm | undefined
}

/** The link that lets the other phone in, and when it expires. */
export type PhoneCode = { readonly link: string; readonly endsAtMs: number }

/** The person and the feet to measure, and whether another phone replaces the connected one. */
export type FollowPhoneInput = {
  readonly personId: string
  readonly sides: readonly FootSide[]
  readonly isAnother: boolean
}

export type FootScanContext = KnownPeople & {
  readonly personId: string | undefined
  readonly isRemeasure: boolean
  /** The person was decided before, and is not asked for here. */
  readonly isDecided: boolean
  readonly personInput: PersonInput | undefined
  readonly personErrors: readonly PersonError[]
  readonly personLimit: PersonLimitCode | undefined
  readonly error: ScanError | undefined
  readonly side: FootSide
  readonly stance: Stance | undefined
  readonly report: PictureReport
  readonly photos: readonly MeasuredPicture[]
  /** Why the last accepted photo does not suffice. */
  readonly verdict: CombinePhotosError | undefined
  /** No two photos of this foot agree. */
  readonly isLowConfidence: boolean
  /** Rejections in a row; a photo that is corrected in vain counts once. */
  readonly rejectionCount: number
  readonly rejectedPhoto: Blob | undefined
  readonly typedFigureErrors: TypedFigureErrors
  readonly typedFoot: FootMeasures | undefined
  readonly phoneCode: PhoneCode | undefined
  readonly isAnotherPhone: boolean
  /** A photo and its marks were lost with the page. */
  readonly isWorkLost: boolean
  /** This device cannot store anything: accepted feet last until the page is closed. */
  readonly isUnkept: boolean
  readonly rejections: readonly ScanRejection[]
  readonly scanId: string | undefined
  /** The saved scan is the one that shoes are made from. */
  readonly isInUse: boolean
}

/** The command to the device. */
export type DeviceOrder = { type: 'draft.written'; draft: ScanDraft }

/** What the device that measured both feet says about them. */
export type ScanOrigin = Pick<MeasuredScan, 'engine' | 'doFeetDiffer'>

export type FootScanEvent =
  | { type: 'retry.requested' }
  | { type: 'person.chosen'; personId: string }
  | { type: 'person.submitted'; request: PersonInput }
  | { type: 'earlier.used'; scanId: string }
  /** The visitor measures from the start instead of using what exists. */
  | { type: 'measuring.wanted' }
  /** The foot length that the usual size is made for; undefined if there is none. */
  | { type: 'usualSize.chosen'; usualMm: number | undefined }
  | { type: 'method.chosen'; method: MeasureMethod }
  | { type: 'method.reopened' }
  | { type: 'instructions.read' }
  | { type: 'photo.chosen'; request: PictureRequest }
  | { type: 'photo.changed' }
  | { type: 'measuring.stopped' }
  /** The numbers in their fields, before they are submitted. */
  | { type: 'numbers.noted'; typed: TypedPair }
  | { type: 'numbers.typed'; numbers: TypedNumbers }
  /** The visitor accepts the foot; `at` is when. */
  | { type: 'foot.accepted'; at: string }
  | { type: 'foot.repeated'; side: FootSide }
  | { type: 'difference.confirmed' }
  | { type: 'code.wanted' }
  | { type: 'phone.codeCreated'; code: PhoneCode }
  | { type: 'phone.connected' }
  | { type: 'phone.lost' }
  | { type: 'phone.codeExpired' }
  | { type: 'phone.broken'; error: ScanError }
  /** The other phone measured, reviewed and accepted the feet. */
  | ({ type: 'phone.measured'; feet: readonly ScannedFoot[]; at: string } & ScanOrigin)
  | { type: 'connection.returned' }
  /** The visitor continues with the scan although it is not sent yet. */
  | { type: 'scan.accepted' }
  | { type: 'draft.stored' }
  | { type: 'draft.notStored' }
  /** Another window stored a draft. */
  | { type: 'draft.detected'; draft: ScanDraft }
  /** The visitor continues in this window. */
  | { type: 'window.chosen' }
  | { type: 'step.left' }
  | { type: 'scan.abandoned' }
