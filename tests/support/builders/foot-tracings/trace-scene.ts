import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import type { PenKind } from '#domain/foot/trace/pen/pen-kinds.ts'
import type { MeshPose } from '../foot-photos/foot-meshes.ts'
import type { Bend, Camera, Floor, FootShape, Light, Rgb, Sensor } from '../foot-photos/scene.ts'

/** What a pen looks like and how thick it is. */
export type Pen = {
  readonly kind: PenKind
  readonly lengthMm: number
  /** How far from the tip, and half of its width there, in mm; what stands between is straight. */
  readonly knots: readonly (readonly [atMm: number, halfMm: number])[]
  /** Six-sided barrels are wider over their corners than over their sides: how much of the barrel's half-width more and less. */
  readonly hexShare: number
  /** Colours from the tip on. */
  readonly bands: readonly { readonly fromMm: number; readonly colour: Rgb }[]
  readonly gloss: number
  readonly clip: {
    readonly fromMm: number
    readonly toMm: number
    readonly riseMm: number
    readonly colour: Rgb
  } | null
  /** Of the line that it draws. */
  readonly lineMm: number
  readonly ink: Rgb
}

/** How a pen is held while it goes around a foot: degrees, outwards positive. */
export type PenLean = {
  readonly meanDeg: number
  /** Sines of the angle around the foot, outwards and along the line: their heights and phases. */
  readonly outwards: readonly (readonly [heightDeg: number, phase: number])[]
  readonly along: readonly (readonly [heightDeg: number, phase: number])[]
  /** A place where the hand gives way: its angle around the foot, how wide it is, and how far it leans there. */
  readonly bump: { readonly at: number; readonly wide: number; readonly deg: number } | null
}

/** What a hand does beside following the foot. Lengths in mm along the line. */
export type Hand = {
  readonly seed: number
  /** It does not follow valleys between the toes that are narrower than twice this. */
  readonly bridgeMm: number
  /** One standard deviation of its shaking, and over what length it changes. */
  readonly shakeMm: number
  readonly shakeOverMm: number
  /** How far it comes off the foot in places. */
  readonly offMm: number
  /** Where it begins, as a share of the way around, and how far it goes on beyond where it began. */
  readonly from: number
  readonly overshootMm: number
  /** Pieces without ink: their middles as shares of the way around, and their lengths. */
  readonly gaps: readonly (readonly [at: number, lengthMm: number])[]
  /** How much its pressure changes. */
  readonly pressure: number
  /** How much ink spreads where the pen stops or is slow. */
  readonly bleed: number
}

/** What a pen meets beside the shape of a foot. */
export type Flesh = {
  readonly family: FootFamily
  /** How far the pen presses in. */
  readonly pressMm: number
  /** How far the ankles stand out beyond the heel's sides, less where they do not reach them; none as high as they are rounded off. */
  readonly ankleMm: number | null
}
export const footFamilies = ['plain', 'soft', 'ankles', 'valleys'] as const
export type FootFamily = (typeof footFamilies)[number]

/** A piece that went wrong and was drawn anew: rubbed out, or crossed out. */
export type Stray = {
  readonly isErased: boolean
  readonly at: number
  readonly lengthMm: number
  readonly outMm: number
}

export type Drawing = {
  readonly foot: FootShape
  readonly flesh: Flesh
  readonly style: 'line' | 'dashes'
  readonly stray: Stray | null
  readonly placing: MeshPose
  readonly lean: PenLean
  readonly hand: Hand
  /** A second pass over a piece of the way around, with another lean. */
  readonly second: { readonly lean: PenLean; readonly hand: Hand; readonly from: number; readonly share: number } | null
  /** The short line between the first two toes: how far its rear end is off the web's truth, and its length. */
  readonly gap: { readonly alongMm: number; readonly acrossMm: number; readonly lengthMm: number } | null
}

export type SheetLook = {
  readonly colour: Rgb
  /** How uneven it is, as grey paper made of old paper. */
  readonly speckle: number
  readonly print: 'plain' | 'ruled' | 'squared' | 'guide'
  readonly printColour: Rgb
  readonly printMm: number
  /** Where the first line is and how far it is to the next. */
  readonly firstMm: number
  readonly stepMm: number
  readonly hasMargin: boolean
  readonly isTaped: boolean
}

/** Words and figures written on the sheet: where they begin, and which way they run. */
export type WrittenNote = {
  readonly text: string
  readonly xMm: number
  readonly yMm: number
  readonly turnDeg: number
  readonly sizeMm: number
  readonly seed: number
}

/** What lies about: a round or a square thing. */
export type Clutter = {
  readonly outline: 'round' | 'square'
  readonly xMm: number
  readonly yMm: number
  readonly turnDeg: number
  readonly longMm: number
  readonly wideMm: number
  readonly highMm: number
  readonly colour: Rgb
  readonly gloss: number
}

/** How a pen lies: on paper that stands up there by its lift. */
export type ObjectPose = {
  readonly xMm: number
  readonly yMm: number
  readonly towardsDeg: number
  readonly liftMm?: number
}

export type TraceScene = {
  readonly seed: number
  readonly paper: PaperName
  /** The floor was drawn on, or nothing. */
  readonly isPaperMissing?: boolean
  readonly look: SheetLook
  readonly writings: readonly WrittenNote[]
  readonly clutter: readonly Clutter[]
  /** What is drawn instead of a foot. */
  readonly doodle?: 'circle' | 'face' | 'hand'
  readonly drawings: readonly Drawing[]
  readonly pen: Pen
  /** How dark a line its ink makes, 0 to 1. */
  readonly strength: number
  /** Where the pen's tip lies on the sheet, and where its rear end points: 0 is +x, 90 is +y. */
  readonly lying: ObjectPose | null
  readonly camera: Camera
  readonly floor: Floor
  readonly bends: readonly Bend[]
  readonly light: Light
  readonly sensor: Sensor
}
