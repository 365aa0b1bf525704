import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { PaperName } from '#domain/foot/photo/paper/papers.ts'

/** Red, green, blue as shares of the light that comes back, or that falls in. Linear, never as in a file. */
export type Rgb = readonly [number, number, number]

/** In the paper's frame: x to the right, y towards the toes, z up, in mm. */
export type Camera = {
  readonly xMm: number
  readonly yMm: number
  readonly zMm: number
  /** Between the camera's axis and straight down, … */
  readonly tiltDeg: number
  /** … and where the axis leans to: 0 is +x, 90 is +y. */
  readonly towardsDeg: number
  /** Turned about its own axis; 0 has the toes up. */
  readonly rollDeg: number
  readonly focal35Mm: number
  readonly isFocalKnown: boolean
  /** Radial distortion, of radii in focal lengths. */
  readonly k1: number
  readonly k2: number
}

/** A foot's shape. Lengths without a unit are shares of the foot's length. */
export type FootShape = {
  readonly side: FootSide
  readonly lengthMm: number
  readonly ballFactor: number
  readonly heelFactor: number
  /** How far each toe, big one first, stays behind the foremost: in mm of a foot of 250 mm. */
  readonly toeDropsMm: readonly [number, number, number, number, number]
  readonly bigToeDeg: number
  readonly toeWidthFactor: number
  readonly toeHeightFactor: number
  readonly toeSpread: number
  readonly toeCurl: number
  readonly instepFactor: number
  /** How much later the outer side of the ball comes than a straight line across. */
  readonly ballSlant: number
  /** Scales the heights at which the foot is widest: big toe's side, outer side, heel. */
  readonly bulge: { readonly toes: number; readonly outer: number; readonly inner: number; readonly heel: number }
  /** Exponents of the sections: 2 is an ellipse, more is squarer. */
  readonly section: { readonly top: number; readonly sole: number; readonly toe: number; readonly heelPlan: number }
}

export type FootStance = {
  /** Where the heel's middle stands on the sheet, from its left side. */
  readonly xMm: number
  readonly toeOutDeg: number
  /** Between the sheet's heel edge and the heel's rear end. */
  readonly heelGapMm: number
}

export type Sock = { readonly colour: Rgb; readonly thicknessMm: number; readonly cuffMm: number }
export type Cloth = {
  readonly colour: Rgb
  readonly hemMm: number
  readonly halfWidthMm: number
  readonly halfDepthMm: number
  readonly folds: number
}
export type Leg = {
  readonly forwardDeg: number
  readonly asideDeg: number
  readonly girthFactor: number
  readonly cloth: Cloth | null
}

export type FloorKind = 'plain' | 'wood' | 'planks' | 'tiles' | 'checker' | 'light' | 'carpet' | 'pattern' | 'marble'
/** Two colours and where the second shows. Periods and offsets along the sheet's x and y, before the floor is turned. */
export type Floor = {
  readonly kind: FloorKind
  readonly base: Rgb
  readonly second: Rgb
  readonly periodXMm: number
  readonly periodYMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
  readonly lineMm: number
  readonly turnDeg: number
  readonly grain: number
  readonly seed: number
}

export type Wall = {
  readonly colour: Rgb
  /** Between the wall and the sheet's heel edge. */
  readonly gapMm: number
  readonly skirting: { readonly colour: Rgb; readonly heightMm: number; readonly depthMm: number } | null
}

export type Lamp = {
  readonly fromDeg: number
  readonly elevationDeg: number
  readonly colour: Rgb
  /** Width of the half-shadow per mm of height. */
  readonly softness: number
}
export type Shade = {
  readonly xMm: number
  readonly yMm: number
  readonly towardsDeg: number
  readonly softMm: number
  readonly strength: number
  /** Half of its breadth; a person who bends over the sheet where nothing is said. */
  readonly halfMm?: number
}
export type Light = {
  readonly ambient: Rgb
  readonly lamps: readonly Lamp[]
  /** What the photographer keeps from the light. */
  readonly shade: Shade | null
  /** Change of light per metre along x and y. */
  readonly slopeX: number
  readonly slopeY: number
  readonly glare: {
    readonly xMm: number
    readonly yMm: number
    readonly radiusMm: number
    readonly strength: number
  } | null
}

export type Sensor = {
  readonly widthPx: number
  readonly heightPx: number
  /** Brightness of the lit paper in the file, 0 to 255. */
  readonly paperLuma: number
  readonly whiteBalance: Rgb
  readonly vignetting: number
  readonly contrast: number
  readonly blurPx: number
  readonly motionPx: number
  /** Standard deviation of the noise in the file at middle grey, 0 to 255. */
  readonly noise: number
  readonly seed: number
  readonly jpegQuality: number
}

/** How a sheet leaves the floor: rolled up beyond a line, or in a roof along a fold across it. Paper does not stretch. */
export type Bend =
  | {
      readonly kind: 'roll'
      /** A place on the line where it begins, and where it leads from there: 0 is +x, 90 is +y. */
      readonly xMm: number
      readonly yMm: number
      readonly towardsDeg: number
      readonly radiusMm: number
    }
  | { readonly kind: 'fold'; readonly yMm: number; readonly riseMm: number; readonly halfMm: number }

/** What lies in the picture beside or instead of a bare foot at the edge. */
export type Subject = 'foot' | 'two_feet' | 'shoe' | 'hand' | 'nothing'

export type FootScene = {
  readonly seed: number
  readonly paper: PaperName | null
  readonly subject: Subject
  readonly camera: Camera
  readonly foot: FootShape
  readonly stand: FootStance
  readonly skin: Rgb
  readonly skinSeed: number
  readonly sock: Sock | null
  readonly leg: Leg
  readonly floor: Floor
  readonly wall: Wall | null
  /** Only floor is behind the heel: light and leg go on there. Scenes by the protocol have a wall to stand at. */
  readonly isOpen?: boolean
  /** A sheet lies flat where nothing is said. */
  readonly bends?: readonly Bend[]
  readonly light: Light
  readonly sensor: Sensor
}
