import type { FootMeasures, FootSide } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import type { PaperName } from '../paper/papers.ts'

/** A decoded photo, upright: four bytes per pixel, red, green, blue, and one that is not looked at. */
export type Pixels = {
  readonly data: Uint8ClampedArray | Uint8Array
  readonly width: number
  readonly height: number
}

export type Corners = readonly [Point, Point, Point, Point]

/** Where the foot is widest, over the heads of the first and the fifth metatarsal bone. */
export type Ball = { readonly inner: Point; readonly outer: Point }

/** The input for measuring a photo. Points are in pixels of the photo, from its upper left corner. */
export type PhotoQuestion = {
  readonly paper: PaperName
  readonly side: FootSide | 'auto'
  /** Focal length in 35 mm terms, from the photo's metadata. */
  readonly focal35Mm?: number
  /** Set by hand: in any order. */
  readonly corners?: Corners
  /** The foot's outline drawn by hand: closed. */
  readonly outline?: readonly Point[]
  /** Pointed at by hand, as they are seen in the photo: the rear end of the heel, the foremost end of the toes. */
  readonly heel?: Point
  readonly toe?: Point
  /** The same way: both ends of the ball. */
  readonly ball?: Ball
}

/** The points of an input that were marked by hand. */
export const handMarks = ['corners', 'outline', 'heel', 'toe', 'ball'] as const
export type HandMark = (typeof handMarks)[number]

/** Why a photo gives no answer. Each names one thing to change. */
export const photoRejections = [
  'dark',
  'blurred',
  'glare',
  'no_paper',
  'paper_cut_off',
  'too_small',
  'oblique',
  'other_paper',
  'weak_edge',
  'foot_cut_off',
  'no_foot',
  'two_feet',
  'heel_off_edge',
  'heel_not_proven',
  'light_sock',
  'implausible',
] as const
export type PhotoRejection = (typeof photoRejections)[number]

export const photoStages = ['looking', 'paper', 'pose', 'foot', 'figures'] as const
export type PhotoStage = (typeof photoStages)[number]

/** What a photo gave: the foot, and where paper and foot were seen, so that a person can judge it. */
export type PhotoAnswer = {
  readonly foot: FootMeasures
  readonly warnings: readonly PhotoWarning[]
  readonly seen: DetectedMarks
  /** What was not seen but pointed at. */
  readonly byHand: readonly HandMark[]
}

export const photoWarnings = [
  'heel_assumed',
  'tilted',
  'edge_hidden',
  'focal_unknown',
  'toes_near_edge',
  'paper_unsure',
  'small_for_paper',
  'other_side',
] as const
export type PhotoWarning = (typeof photoWarnings)[number]

export type DetectedMarks = {
  /** In pixels of the photo: heel right, heel left, toe left, toe right, with the toes up. */
  readonly corners: Corners
  /** In pixels of the photo, before heights are taken off. */
  readonly outline: readonly Point[]
  /** Where the heel stands on the sheet, if it was found by its outline; else it is at the wall, or was marked by hand. */
  readonly heelStands: Point | undefined
  /** How the camera was held. */
  readonly tiltDeg: number
  readonly heightMm: number
  readonly focal35Mm: number
}

/** What goes with a refusal: what was seen before. */
export type PhotoRejectionFacts = { readonly corners?: Corners; readonly outline?: readonly Point[] }
