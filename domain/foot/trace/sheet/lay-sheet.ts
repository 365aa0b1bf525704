import { type Camera, onSheet } from '../../photo/camera/camera.ts'
import type { KnownLens } from '../../photo/camera/camera-over-corners.ts'
import type { LensPrior } from '../../photo/camera/fit-camera.ts'
import { projectCorners } from '../../photo/camera/project-corners.ts'
import { type PaperName, papers, type Sheet } from '../../photo/paper/papers.ts'
import type { WorkPicture } from '../../photo/picture/picture.ts'
import type { Corners } from '../../photo/question/photo-question.ts'
import { findQuads, likeliest, type QuadPlace } from './find-quads.ts'
import { type FittedSide, fitSides } from './fit-sides.ts'
import { judgeQuad } from './judge-quad.ts'
import { quadShape } from './quad-shape.ts'
import type { SmallPhoto } from './small-photo.ts'
import { type PaperFit, paperFits, shapeCost } from './which-paper.ts'

/** The sheet as it lies in the photo, all of it in sight. Which of its ends is y = 0 is arbitrary. */
export type LaidSheet = {
  readonly camera: Camera
  readonly paper: PaperName
  readonly sheet: Sheet
  /** Left, right, front, heel: how much of each was seen to end where the camera says. Nothing where a hand alone says it. */
  readonly sides: readonly FittedSide[]
  /** How unsure each of the camera's parameters is left, and how they hang together. */
  readonly information: number[][]
  /** How far its sides bow away from straight lines, at most. */
  readonly bentMm: number
  /** How much it looks like a sheet, up to 1.5. */
  readonly mark: number
  /** The sheets that have its shape more or less, the best first. */
  readonly fits: readonly PaperFit[]
  readonly isByHand: boolean
}

export type LayTraceSheetInput = {
  readonly photo: SmallPhoto
  readonly work: WorkPicture
  readonly prior: LensPrior
  readonly middle: KnownLens['middle']
  readonly paper: PaperName | 'auto'
}

const tried = 4
/** Most sheets have their sides among the strongest lines; on patterned floors, and where they bow, they may be fainter. */
const lineCounts = [64, 128]
/** What looks so much like a sheet needs no second look. */
const sureMark = 1.25
/** How much the four sides, seen exactly, say beside what a glance at them says. */
const sideWeight = 0.2

/** Finds the sheet and lays it exactly; of several places the one that looks most like it. */
export function layFound(asked: LayTraceSheetInput): LaidSheet | undefined {
  const lens = toKnownLens(asked)
  let quads: QuadPlace[] = []
  for (const count of lineCounts) {
    quads = likeliest([...quads, ...findQuads(asked.photo, lens, count)], tried)
    if (quads.some(({ mark }) => mark >= sureMark)) break
  }
  const laid = quads.flatMap((quad) => {
    const over = layOver(asked, quad)
    return over ? [{ over, rank: quad.rank - quad.mark + over.mark + sidesMark(over, asked.paper) }] : []
  })
  return laid.sort((a, b) => b.rank - a.rank)[0]?.over
}

/** How much a shape that no sheet has speaks against a place, for each of the squares that its corners are off by, up to so many. */
const [shapeWeight, maxShape] = [0.01, 60]

const sidesMark = ({ sides, fits }: LaidSheet, said: LayTraceSheetInput['paper']) =>
  sides.reduce((sum, { support, visible }) => sum + sideWeight * support * visible, 0) -
  shapeWeight * Math.min(maxShape, shapeCost(fits, said))

function layOver(asked: LayTraceSheetInput, quad: QuadPlace): LaidSheet | undefined {
  const fits = paperFits(quad.corners, asked.paper, toKnownLens(asked))
  const fit = fits[0]
  const fitted = fit && fitSides(asked.work, fit.camera, papers[fit.paper], asked.prior, quad.paper)
  if (!fitted) return undefined
  const { camera, information, sides, corners } = fitted
  const sheet = papers[fit.paper]
  const lens = toKnownLens(asked)
  const shape = quadShape(projectCorners(camera, sheet), lens)
  const seen = shape && judgeQuad(asked.photo.sample, shape)
  return {
    camera,
    paper: fit.paper,
    sheet,
    sides,
    information,
    bentMm: maxBowMm(sides),
    mark: Math.max(quad.mark, seen?.mark ?? 0),
    fits: paperFits(corners, asked.paper, lens),
    isByHand: false,
  }
}

const maxBowMm = (sides: readonly FittedSide[]) => Math.max(0, ...sides.map(({ bowMm }) => bowMm))

/** The edges themselves are believed where they agree with the hand. */
const nearMm = 3

/** The sheet with its corners where they were set, in any order. */
export function layByHand(asked: LayTraceSheetInput, corners: Corners): LaidSheet | undefined {
  const lens = toKnownLens(asked)
  const fits = paperFits(corners, asked.paper, lens)
  const fit = fits[0]
  if (!fit) return undefined
  const { paper, camera: byHand, information } = fit
  const sheet = papers[paper]
  const shape = quadShape(fit.order, lens)
  const seen = shape && judgeQuad(asked.photo.sample, shape)
  const fitted = seen && fitSides(asked.work, byHand, sheet, asked.prior, seen.paper)
  const isNear = fitted && apartMm(byHand, fitted.camera, sheet) < nearMm
  const laid = { paper, sheet, mark: seen?.mark ?? 0, fits, isByHand: true }
  return isNear
    ? {
        ...laid,
        camera: fitted.camera,
        information: fitted.information,
        sides: fitted.sides,
        bentMm: maxBowMm(fitted.sides),
      }
    : { ...laid, camera: byHand, information, sides: [], bentMm: 0 }
}

function apartMm(one: Camera, other: Camera, sheet: Sheet): number {
  const theirs = projectCorners(other, sheet)
  return projectCorners(one, sheet).reduce((max, corner, k) => {
    const [a, b] = [onSheet(other, corner), onSheet(other, theirs[k]!)]
    return Math.max(max, Math.hypot(a.x - b.x, a.y - b.y))
  }, 0)
}

const toKnownLens = ({ prior, middle }: LayTraceSheetInput): KnownLens => ({ ...prior, middle })
